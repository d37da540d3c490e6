import { createRequire } from 'node:module';
import { createLoaderUse } from './createLoaderUse';

interface Context {
  readonly getOptions: () => object;
}

test('calls the function with the loader context, the source, and the options', () => {
  function loader(this: Context, source: string): string {
    return `${source} ${JSON.stringify(this.getOptions())}`;
  }
  const use = createLoaderUse(loader, { siteDir: 'here' });
  const load = createRequire(use.loader)(use.loader) as (this: Context, source: string) => string;
  expect(load.call({ getOptions: () => use.options }, 'text')).toBe('text {"siteDir":"here"}');
});

test('calls the pitch function, if there is one, before the other loaders', () => {
  const use = createLoaderUse(() => '', { pitch: (file: string) => `saved ${file}` });
  const { pitch } = createRequire(use.loader)(use.loader) as {
    pitch: (this: Context, file: string) => string | undefined;
  };
  expect(pitch.call({ getOptions: () => use.options }, 'a.mdx')).toBe('saved a.mdx');
  const { options } = createLoaderUse(() => '', {});
  expect(pitch.call({ getOptions: () => options }, 'a.mdx')).toBeUndefined();
});

test('the module ids of a loader depend on its name, not on the position of its rule', () => {
  function demoLoader(): void {}
  expect(createLoaderUse(demoLoader, {}).ident).toBe('site-demoLoader');
});
