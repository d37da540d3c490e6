import { MY_VERSIONS } from '../../../foundation/preferences/model/myVersion';
import joyUi from '../data/history/joy-ui.json';
import materialUi from '../data/history/material-ui.json';
import { compareVersions, shortVersion } from './compareVersions';
import { createHistory, type PackageSnapshot, type PropSnapshot } from './createHistory';
import { findSince, listChanges, sinceAttribute } from './history';
import type { PackageHistory } from './historyTypes';

const material = materialUi as unknown as PackageHistory;

function snapshot(
  version: string,
  props: Record<string, Partial<PropSnapshot>> | undefined,
  hasUnknownProps = false,
): PackageSnapshot {
  const entries = Object.entries(props ?? {}).map(([name, prop]): [string, PropSnapshot] => [
    name,
    { isDeprecated: false, ...prop },
  ]);
  const components = new Map(
    props === undefined ? [] : [['Box', { props: new Map(entries), hasUnknownProps }]],
  );
  return { version, components };
}

function historyOf(...snapshots: PackageSnapshot[]): PackageHistory {
  return createHistory('@mui/test', snapshots);
}

test.each([
  ['6.4', '6.4.0', 0],
  ['5.9.0', '5.18.0', -1],
  ['5.0.0-beta.9', '5.0.0-beta.10', -1],
  ['5.0.0-alpha.100', '5.0.0-beta.0', -1],
  ['7.0.0', '7.0.0-beta.4', 1],
])('compareVersions of %s and %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

test('shortVersion drops a patch number of 0', () => {
  expect(['6.4.0', '7.0.2', '5.0.0-beta.5'].map(shortVersion)).toEqual([
    '6.4',
    '7.0.2',
    '5.0.0-beta.5',
  ]);
});

test('createHistory leaves out what never changed', () => {
  expect(historyOf(snapshot('1.0.0', { a: {} }), snapshot('1.1.0', { a: {} })).components).toEqual(
    {},
  );
});

test('listChanges reports each change for the first version that has it', () => {
  const history = historyOf(
    snapshot('1.0.0', { old: {}, size: { defaultValue: "'small'" } }),
    snapshot('1.1.0', {
      old: { isDeprecated: true },
      size: { defaultValue: "'small'" },
      fresh: {},
    }),
    snapshot('2.0.0', { size: { defaultValue: "'large'" }, fresh: {} }),
  );
  expect(listChanges(history, 'Box')).toEqual([
    { version: '2.0.0', kind: 'removed', prop: 'old' },
    { version: '2.0.0', kind: 'default', prop: 'size', from: "'small'", to: "'large'" },
    { version: '1.1.0', kind: 'added', prop: 'fresh' },
    { version: '1.1.0', kind: 'deprecated', prop: 'old' },
  ]);
});

test('findSince returns undefined when another package may have had the prop', () => {
  const history = historyOf(snapshot('1.0.0', {}, true), snapshot('1.1.0', { a: {} }));
  expect(findSince(history, 'Box', 'a')).toBeUndefined();
});

test('findSince falls back from a prop to its component', () => {
  const history = historyOf(snapshot('1.0.0', undefined), snapshot('1.1.0', { a: {} }));
  expect(findSince(history, 'Box', 'a')).toEqual({
    version: '1.1.0',
    after: '1.0.0',
    isExact: true,
  });
});

test('findSince marks a version after a gap as inexact', () => {
  const history = historyOf(snapshot('8.0.0', {}), snapshot('8.10.0', { a: {} }));
  expect(findSince(history, 'Box', 'a')?.isExact).toBe(false);
});

describe('history of Material UI, checked by hand in the published packages', () => {
  test.each([
    ['Button', 'loading', '6.4.0'],
    ['IconButton', 'loading', '6.4.0'],
    ['CardHeader', 'slots', '6.4.0'],
    ['ListItemText', 'slotProps', '6.2.0'],
    ['TextField', 'slotProps', '6.0.0'],
    ['SvgIcon', 'inheritViewBox', '5.3.0'],
    ['Tab', 'iconPosition', '5.1.0'],
    ['Switch', 'slots', '7.0.0'],
  ])('%s %s since %s', (component, prop, version) => {
    expect(findSince(material, component, prop)).toMatchObject({ version, isExact: true });
  });

  test('the oldest version already has the variant prop of Button', () => {
    expect(findSince(material, 'Button', 'variant')).toBeUndefined();
  });

  test('removals and deprecations', () => {
    expect(material.components['Hidden']?.removed).toBe('7.0.0');
    expect(material.components['Dialog']?.props?.['onBackdropClick']).toEqual({
      deprecated: '5.7.0',
      removed: '7.0.0',
    });
    expect(listChanges(material, 'TextField')).toContainEqual({
      version: '6.0.0',
      kind: 'deprecated',
      prop: 'InputProps',
    });
  });

  test('sinceAttribute formats the version as myVersion.css expects it', () => {
    expect(sinceAttribute(material, 'Button', 'loading')).toBe('6.4');
  });

  test('every release that was read can be chosen under "My version"', () => {
    expect(material.versions.map(shortVersion).filter((version) => version !== '7.0.2')).toEqual(
      MY_VERSIONS,
    );
  });
});

test('listChanges finds a changed default in Joy UI', () => {
  expect(listChanges(joyUi as unknown as PackageHistory, 'Card')).toContainEqual({
    version: '5.0.0-beta.5',
    kind: 'default',
    prop: 'variant',
    from: "'plain'",
    to: "'outlined'",
  });
});
