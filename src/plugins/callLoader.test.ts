import { createRequire } from 'node:module';
import { callLoader } from './callLoader';

interface Context {
  readonly getOptions: () => object;
}

test('the bundler’s loader calls ours, with its context, its source, and its options', () => {
  function loader(this: Context, source: string): string {
    return `${source} ${JSON.stringify(this.getOptions())}`;
  }
  const use = callLoader(loader, { siteDir: 'here' });
  const load = createRequire(use.loader)(use.loader) as (this: Context, source: string) => string;
  expect(load.call({ getOptions: () => use.options }, 'text')).toBe('text {"siteDir":"here"}');
});
