import { devDependencies, overrides } from '../../../package.json';

/** Returns the major version of a package's exact version or range. */
const majorOf = (range: string | undefined): number => Number(/\d+/.exec(range ?? '')?.[0]);

test('Docusaurus needs the override and this plugin until it uses Rspack 2', () => {
  const { dependencies } = jest.requireActual<{ dependencies: Record<string, string> }>(
    '@docusaurus/faster/package.json',
  );
  const name = '@rspack/core';
  expect(overrides[name]).toBe(`$${name}`);
  expect(majorOf(devDependencies[name])).toBe(2);
  // If this fails, remove src/plugins/rspack and the override in package.json (decision 29).
  expect(majorOf(dependencies[name])).toBe(1);
});
