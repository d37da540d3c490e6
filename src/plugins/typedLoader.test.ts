import { typedLoader } from './typedLoader';

test('names the module and its function beside the loader’s own options', () => {
  const use = typedLoader('reference/playground/node/playgroundLoader.ts', 'playgroundLoader');
  expect(use({ siteDir: 'here' })).toEqual({
    loader: expect.stringMatching(/loader\.cjs$/) as string,
    options: {
      module: 'reference/playground/node/playgroundLoader.ts',
      name: 'playgroundLoader',
      siteDir: 'here',
    },
  });
});

test('loads the module at once, so that a wrong name is told before any page is compiled', () => {
  expect(() => typedLoader('reference/playground/node/playgroundLoader.ts', 'loader')).toThrow(
    /src\/reference\/playground\/node\/playgroundLoader\.ts: no function "loader" is exported/,
  );
});
