import fs from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../model/types';
import { parseRuntime } from './parseRuntime';
import { findScript } from './readRuntime';
import { readApi } from './readApi';

/**
 * The packages also check their props at runtime. Their propTypes don't come from our extractor, so
 * the two must agree: every key is on the page, and both require the same props.
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

/** `exactProp` adds a key that isn't a valid prop name. */
const isRealKey = (key: string): boolean => /^[\w-]+$/u.test(key);

/**
 * Types that can be required although propTypes don't require them, since `undefined` is a valid
 * node.
 */
const NODES = /ReactNode|styles|React\.ReactElement/u;

test('covers about 200 components', () => {
  expect(components.length).toBeGreaterThan(190);
});

// Their module needs Pigment CSS, a style compiler that isn't installed, so it has no propTypes.
const unchecked = components.filter(([, { name }]) => name.startsWith('Pigment'));
const checked = components.filter(([, { name }]) => !name.startsWith('Pigment'));

test('compares all but the Pigment layout components', () => {
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
