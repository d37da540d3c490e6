import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, PluginModule, Preset } from '@docusaurus/types';
import preset from './index';
import { replaceMembers } from './replaceMembers';

const context = {
  siteConfig: { themeConfig: {}, future: { v4: { useCssCascadeLayers: true } } },
} as unknown as LoadContext;
const createWrapper = (name: string): PluginModule =>
  Object.assign(() => ({ name }), { title: name });
const wrappers = {
  '@docusaurus/plugin-content-docs': createWrapper('docs'),
  '@docusaurus/theme-classic': createWrapper('classic-theme'),
};
/** Shortens a wrapper to its name, and `…/@docusaurus/plugin-sitemap/…` to `plugin-sitemap`. */
const shorten = (member: unknown): unknown => {
  const [plugin, options] = (Array.isArray(member) ? member : [member]) as [unknown, unknown];
  const name =
    typeof plugin === 'string'
      ? /\/@docusaurus\/([^/]+)\//u.exec(plugin)?.[1]
      : (plugin as { title: string }).title;
  return options === undefined ? name : [name, options];
};

test('is Docusaurus’ preset with our docs plugin and our theme', () => {
  const options = {
    debug: false,
    svgr: false,
    docs: { path: 'a' },
    theme: { customCss: 'b.css' },
    wrappers,
  };
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
  const loaded = JSON.stringify(preset(context, { debug: false, svgr: false, wrappers }));
  expect(loaded).not.toMatch(/algolia|google|gtag|debug|svgr/u);
});

test('throws when the preset does not load one of them, and the message says what to do', () => {
  let message = '';
  try {
    preset(context, { docs: false, wrappers });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(
    /site\.ts:\d+: @docusaurus\/preset-classic doesn't load .*plugin-content-docs.*would have no effect.*"npm ls @docusaurus\/plugin-content-docs".*update WRAPPERS/u,
  );
  const [file = '', line] = message.split(':');
  const lines = fs.readFileSync(path.resolve(__dirname, '../../..', file), 'utf8').split('\n');
  expect(lines[Number(line) - 1]).toContain('const WRAPPERS');
});

test('the message lists all missing packages and no others', () => {
  const wrapper = createWrapper('ours');
  const of = (name: string) => ({ name, original: `/${name}.js`, wrapper });
  const members: Preset = { plugins: ['/a.js', ['/x.js', {}]], themes: [] };
  const replace = () => replaceMembers(members, ['a', 'b', 'c'].map(of));
  expect(replace).toThrow(/\/b\.js[\s\S]*\/c\.js/u);
  expect(replace).not.toThrow(/\/a\.js/u);
  expect(replaceMembers(members, [of('a')])).toEqual({
    plugins: [wrapper, ['/x.js', {}]],
    themes: [],
  });
});
