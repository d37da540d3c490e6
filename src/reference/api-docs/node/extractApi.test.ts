import path from 'node:path';
import type { ApiFamily } from '../model/apiPackages';
import type { ComponentApi, HookApi, InterfaceApi } from '../model/types';
import { createApiProgram } from './createApiProgram';
import { extractApi } from './extractApi';

const SITE_DIR = path.resolve(__dirname, '../../../..');
// A package that only exists in this test; `@mui/system` is read for its style props.
const FOLDER = path.join(SITE_DIR, 'node_modules/@mui/fixture');
const FIXTURE = `
import * as React from 'react';
export type Tone = 'calm' | 'loud';
export interface SignTonesOverrides { neon: true; plain: false }
type OverridableStringUnion<T, U> = T | keyof U;
export type Late<T> = T | Promise<T>;
export interface SignClasses {
  /** The root. */
  root: string;
  /** When off. */
  disabled: string;
}
export interface SignSlots {
  /** The frame.
   * @default 'span' */
  root?: React.ElementType;
}
export interface SignProps extends React.AriaAttributes {
  /** Text of the sign. */
  children: React.ReactNode;
  classes?: Partial<SignClasses>;
  /** How it speaks.
   * @default 'calm' */
  tone?: Tone;
  color?: OverridableStringUnion<'primary' | 'secondary', SignTonesOverrides>;
  /** @deprecated Use \`onShut\`. */
  onClose?: (event: React.SyntheticEvent, reason: 'escape' | 'click') => void;
  value?: Late<string> | null;
  items?: readonly (string | number)[];
  /** See [[SignSlots]] and {@link https://example.org/a words}.
   * @ignore */
  secret?: boolean;
  slots?: SignSlots;
}
/**
 * A sign on a door.
 *
 * Demos:
 *
 * - [Sign](https://example.org/)
 *
 * API:
 *
 * - inherits [ButtonBase API](https://example.org/)
 */
export declare const Sign: React.ForwardRefExoticComponent<SignProps & React.RefAttributes<HTMLSpanElement>>;
export declare function Empty(): React.JSX.Element;
export declare function Placeholder(): null;
export interface Dialogs {
  /** Opens it. */
  open: (id: string, options?: { wide?: boolean }) => Promise<void>;
}
/** Opens dialogs. */
export declare function useDialogs(scope?: string): Dialogs;
export declare function useFlag<T extends object = {}>(name: string): T | null;
export type Shape = { kind: 'dot'; size: number } | { kind: 'line'; size: number; length: number };
`;

const family: ApiFamily = {
  pattern: /^\/x$/,
  productId: 'fixture',
  productName: 'Fixture',
  packages: [{ name: '@mui/fixture', source: { repository: '', folder: '', tag: '' } }],
};

const program = createApiProgram(SITE_DIR, ['@mui/fixture', '@mui/system'], {
  [path.join(FOLDER, 'index.d.ts')]: FIXTURE,
  [path.join(FOLDER, 'package.json')]:
    '{"name":"@mui/fixture","version":"1.2.3","types":"index.d.ts"}',
});

jest.mock('./readVersion', () => ({ readVersion: () => '1.2.3' }));

const extract = (name: string) => extractApi(SITE_DIR, program, family, name);
const sign = extract('Sign') as ComponentApi;
const propOf = (name: string) => sign.props.find((prop) => prop.name === name);

test('returns undefined for an unknown name and for a placeholder of a larger package', () => {
  expect(extract('Nothing')).toBeUndefined();
  expect(extract('Placeholder')).toBeUndefined();
});

test('lists the own props of a component by name, without ignored ones', () => {
  expect(sign.props.map(({ name }) => name)).toEqual([
    'children',
    'classes',
    'color',
    'items',
    'onClose',
    'slots',
    'tone',
    'value',
  ]);
  expect(sign).toMatchObject({
    kind: 'component',
    description: 'A sign on a door.',
    inherits: 'ButtonBase',
    refTarget: 'HTMLSpanElement',
    acceptsProps: true,
    hasSystemProps: false,
    version: '1.2.3',
    imports: ["import { Sign } from '@mui/fixture';"],
  });
});

test.each([
  ['children', { type: 'React.ReactNode', required: true, description: 'Text of the sign.' }],
  ['tone', { type: "'calm' | 'loud'", required: false, default: "'calm'" }],
  ['onClose', { deprecated: 'Use `onShut`.' }],
  ['onClose', { type: "(event: React.SyntheticEvent, reason: 'escape' | 'click') => void" }],
  ['value', { type: 'Late<string> | null' }],
  ['items', { type: 'readonly (string | number)[]' }],
  ['color', { type: "'primary' | 'secondary' | 'neon' | 'plain'" }],
])('extracts the prop %s', (name, expected) => {
  expect(propOf(name)).toMatchObject(expected);
});

test('extracts slots with defaults and class names, and classes with states', () => {
  expect(sign.slots).toEqual([
    { name: 'root', description: 'The frame.', default: "'span'", className: 'MuiSign-root' },
  ]);
  expect(sign.classes).toEqual([
    { name: 'disabled', className: 'Mui-disabled', description: 'When off.', isState: true },
    { name: 'root', className: 'MuiSign-root', description: 'The root.', isState: false },
  ]);
});

test('includes the declarations of types that the tables mention', () => {
  expect(sign.types.find(({ name }) => name === 'Late')?.declaration).toBe(
    'type Late<T> = T | Promise<T>;',
  );
});

test('marks a component without props', () => {
  expect(extract('Empty')).toMatchObject({ acceptsProps: false, props: [] });
});

test("extracts a hook's parameters and the members of its returned value", () => {
  const hook = extract('useDialogs') as HookApi;
  expect(hook.signature).toBe('useDialogs(scope?: string): Dialogs');
  expect(hook.parameters).toMatchObject([{ name: 'scope', type: 'string', required: false }]);
  expect(hook.returns).toMatchObject([
    { name: 'open', type: '(id: string, options?: { wide?: boolean }) => Promise<void>' },
  ]);
  expect((extract('useFlag') as HookApi).returns).toMatchObject([
    { name: 'value', type: 'T | null' },
  ]);
});

test('merges the members of a union of objects, required only where all require them', () => {
  const shape = extract('Shape') as InterfaceApi;
  expect(shape.members.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['kind', "'dot' | 'line'", true],
    ['length', 'number', false],
    ['size', 'number', true],
  ]);
});
