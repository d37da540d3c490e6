import fs from 'node:fs';
import path from 'node:path';
import { MY_VERSIONS, MY_X_VERSIONS } from '../../../foundation/preferences/model/myVersion';
import { readSnapshot } from './historySnapshot';

test('follows type maps, extended types, intersections, and Omit', () => {
  const files = new Map([
    [
      'Base/Base.d.ts',
      `export interface BaseOwnProps {
         /** @default 'small' */
         size?: string; ripple?: boolean; hidden?: boolean }
       export type BaseProps = BaseOwnProps;`,
    ],
    [
      'Chip/Chip.d.ts',
      `import { BaseProps } from '../Base/Base';
       export interface ChipTypeMap<P = {}> { props: P & {
         /** @deprecated use other */
         label?: string } & Omit<BaseProps, 'hidden'>; defaultComponent: 'div' }
       export type ChipProps = OverrideProps<ChipTypeMap, 'div'>;`,
    ],
  ]);
  const chip = readSnapshot('1.0.0', files).components.get('Chip');
  expect([...(chip?.props ?? [])]).toEqual([
    ['label', { isDeprecated: true }],
    ['size', { isDeprecated: false, defaultValue: "'small'" }],
    ['ripple', { isDeprecated: false }],
  ]);
  expect(chip?.hasUnknownProps).toBe(false);
});

test('marks a component with props from another package', () => {
  const files = new Map([
    [
      'Modal/Modal.d.ts',
      `import { ModalUnstyledProps } from '@mui/base/ModalUnstyled';
       export interface ModalProps extends ModalUnstyledProps { own?: boolean }`,
    ],
  ]);
  expect(readSnapshot('1.0.0', files).components.get('Modal')?.hasUnknownProps).toBe(true);
});

test('myVersion.css lists every release but the oldest', () => {
  const css = fs.readFileSync(path.join(__dirname, '../client/myVersion.css'), 'utf8');
  const known = [...css.matchAll(/data-lacks~='([\d.]+)'\] \[data-since='\1'\]/g)].map(
    ([, version]) => version,
  );
  expect(known).toEqual(MY_VERSIONS.slice(1));
});

test('every MUI X release with additions can be chosen and is in myVersion.css', () => {
  const css = fs.readFileSync(path.join(__dirname, '../client/myVersion.css'), 'utf8');
  const known = [...css.matchAll(/data-lacks~='x-([\d.]+)'\] \[data-since='x-\1'\]/g)].map(
    ([, version]) => version,
  );
  expect(known).toEqual(MY_X_VERSIONS.slice(1));
  const folder = path.join(__dirname, '../data/history');
  const files = fs.readdirSync(folder).filter((name) => name.startsWith('x-'));
  const since = files.flatMap((name) =>
    [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/"since":"(\d+\.\d+)/g)].map(
      ([, version]) => version ?? '',
    ),
  );
  expect(since.length).toBeGreaterThan(0);
  expect(since.filter((version) => !MY_X_VERSIONS.includes(version))).toEqual([]);
});
