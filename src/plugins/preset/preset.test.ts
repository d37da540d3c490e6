import type { LoadContext, Preset } from '@docusaurus/types';
import preset from './index';
import { replaceMembers } from './replaceMembers';

const context = {
  siteConfig: { themeConfig: {}, future: { v4: { useCssCascadeLayers: true } } },
} as unknown as LoadContext;
/** Shortens `…/src/plugins/docs/…` to `docs`, and `…/@docusaurus/plugin-sitemap/…` to `plugin-sitemap`. */
const shorten = (member: unknown): unknown => {
  const [file, options] = (Array.isArray(member) ? member : [member]) as [string, unknown];
  const name = /\/(?:src\/plugins|@docusaurus)\/([^/]+)\//u.exec(file)?.[1];
  return options === undefined ? name : [name, options];
};

test('is Docusaurus’ preset with our docs plugin and our theme', () => {
  const options = { debug: false, svgr: false, docs: { path: 'a' }, theme: { customCss: 'b.css' } };
  const { plugins = [], themes = [] } = preset(context, options as Parameters<typeof preset>[1]);
  expect(plugins.map(shorten)).toEqual([
    'plugin-css-cascade-layers',
    ['docs', { path: 'a' }],
    'plugin-content-blog',
    'plugin-content-pages',
  ]);
  expect(themes.map(shorten)).toEqual([['classic-theme', { customCss: 'b.css' }]]);
});

test('does not load search or analytics plugins', () => {
  const loaded = JSON.stringify(preset(context, { debug: false, svgr: false }));
  expect(loaded).not.toMatch(/algolia|google|gtag|debug|svgr/u);
});

test('throws when the preset does not load one of them, and the message says what to do', () => {
  expect(() => preset(context, { docs: false })).toThrow(
    /index\.ts:8: @docusaurus\/preset-classic doesn't load .*plugin-content-docs.*src\/plugins\/docs.*would have no effect.*"npm ls @docusaurus\/plugin-content-docs".*update REPLACED/u,
  );
});

test('the message lists all missing packages and no others', () => {
  const of = (name: string) => ({ name, original: `/${name}.js`, wrapper: `/${name}.ts` });
  const members: Preset = { plugins: ['/a.js', ['/x.js', {}]], themes: [] };
  const replace = () => replaceMembers(members, ['a', 'b', 'c'].map(of));
  expect(replace).toThrow(/\/b\.js[\s\S]*\/c\.js/u);
  expect(replace).not.toThrow(/\/a\.js/u);
  expect(replaceMembers(members, [of('a')])).toEqual({
    plugins: ['/a.ts', ['/x.js', {}]],
    themes: [],
  });
});
