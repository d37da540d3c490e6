import fs from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../model/types';
import { parseRuntime } from './parseRuntime';
import { findScript } from './readRuntime';
import { readApi } from './readApi';

/**
 * The packages check their props at run time too. That list was not made by our extractor, so
 * the two must agree: every key is on the page, and what the check requires, the page requires.
 */

const SITE_DIR = path.resolve(__dirname, '../../../..');

type Validator = (() => unknown) & { readonly isRequired?: unknown };
interface Checked {
  readonly propTypes?: Readonly<Record<string, Validator>>;
}

const components = readApi(SITE_DIR).pages.flatMap(({ pathname, api }) =>
  api.kind === 'component' && /^\/(?:material-ui|joy-ui)\/api\//u.test(pathname)
    ? [[pathname, api] as const]
    : [],
);

function load({ name, package: packageName }: ComponentApi): Checked {
  const all = jest.requireActual<Record<string, Checked>>(packageName);
  return all[name] ?? jest.requireActual<{ default: Checked }>(`${packageName}/${name}`).default;
}

/** `exactProp` adds a key that no one can write. */
const isRealKey = (key: string): boolean => /^[\w-]+$/u.test(key);

/** Props that the types require and the check lets pass, since `undefined` is a node to it. */
const NODES = /ReactNode|styles|React\.ReactElement/u;

test('there are about two hundred of them', () => {
  expect(components.length).toBeGreaterThan(190);
});

// Their module of its own needs a compiler of styles that is not installed, so it has no checks.
const unchecked = components.filter(([, { name }]) => name.startsWith('Pigment'));
const checked = components.filter(([, { name }]) => !name.startsWith('Pigment'));

test('only the Pigment layout components are not compared', () => {
  expect(unchecked.map(([, { name }]) => name)).toEqual([
    'PigmentContainer',
    'PigmentGrid',
    'PigmentStack',
  ]);
});

test.each(checked)('%s agrees with its propTypes', (_pathname, api) => {
  const propTypes = Object.entries(load(api).propTypes ?? {}).filter(([key]) => isRealKey(key));
  expect(propTypes.length).toBeGreaterThan(0);
  const props = new Map(api.props.map((prop) => [prop.name, prop]));
  expect(propTypes.map(([key]) => key).filter((key) => !props.has(key))).toEqual([]);
  const tooStrict = propTypes
    .filter(([, validator]) => typeof validator.isRequired === 'function')
    .filter(([key]) => props.get(key)?.required === true)
    .filter(([key]) => !NODES.test(`${key} ${props.get(key)?.type ?? ''}`));
  expect(tooStrict.map(([key]) => key)).toEqual([]);

  const declaration = path.join(SITE_DIR, 'node_modules', api.package, api.file);
  const script = findScript(declaration);
  expect(script).toBeDefined();
  const source = fs.readFileSync(script ?? '', 'utf8');
  const required = [...parseRuntime(source, api.name).propTypes].filter(
    ([, { isRequired }]) => isRequired,
  );
  const tooLax = required.filter(([key]) => props.get(key)?.required !== true);
  expect(tooLax.map(([key]) => key)).toEqual([]);
});
