import path from 'node:path';
import type { Options } from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { createFirstPaintScript } from '../../color-mode/node/createFirstPaintScript';
import { createOfferScript } from '../../languages/node/createOfferScript';
import { createFontScript } from '../../startup/node/createFontScript';
import { createStartScript } from '../../startup/node/createStartScript';
import { createSidebarScript } from '../../navigation/node/createSidebarScript';
import { logicalSides } from '../../palette/node/logicalSides';
import { replaceModule } from '../replaceModule';

// The package's types do not list its validators, which Docusaurus looks for here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const classic = require('@docusaurus/theme-classic') as {
  default: (context: LoadContext, options: Options) => Plugin;
} & Required<Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>>;

export const { validateOptions, validateThemeConfig } = classic;

const UPSTREAM_DIR = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** The sheet of a page's two columns; its universal selector is costly, see our own. */
const LAYOUT_SHEET = {
  owner: /[\\/]theme[\\/]DocItem[\\/]Layout$/,
  request: /^\.\/styles\.module\.css$/,
  file: path.resolve(__dirname, '../../navigation/client/DocLayout.module.css'),
};

/** What the engagement plugin renders on every page; a site without the plugin renders nothing. */
const WITHOUT_ENGAGEMENT = Object.fromEntries(
  ['AdBlock', 'ConsentGate', 'ConsentChoice'].map((name) => [
    `@theme/${name}`,
    path.join(__dirname, 'Nothing.tsx'),
  ]),
);

/**
 * The classic theme with its inline script replaced by ours. The stock script copies
 * `?docusaurus-theme=` and `?docusaurus-data-*=` from the address to attributes of `<html>`
 * unchecked, so any link could set attributes that the site acts on.
 */
export default function classicTheme(context: LoadContext, options: Options): Plugin {
  const upstream = classic.default(context, options);
  const resolve = (file: string): string =>
    file.startsWith('.') ? path.resolve(UPSTREAM_DIR, file) : file;
  const upstreamTags = upstream.injectHtmlTags?.({ content: undefined }) ?? {};
  return {
    ...upstream,
    getThemePath: () => path.resolve(UPSTREAM_DIR, '../lib/theme'),
    getTypeScriptThemePath: () => path.resolve(UPSTREAM_DIR, '../src/theme'),
    configureWebpack(...args) {
      const [, , { currentBundler }] = args;
      const { plugins = [], ...rest } = upstream.configureWebpack?.(...args) ?? {};
      return {
        ...rest,
        plugins: [...plugins, replaceModule(currentBundler, LAYOUT_SHEET)],
        resolve: { fallback: WITHOUT_ENGAGEMENT },
      };
    },
    getClientModules: () =>
      (upstream.getClientModules?.() ?? [])
        // The highlighter: code is colored while the site is built.
        .filter((file) => !file.includes('prism-include-languages'))
        .map((file) => resolve(file.replace('default-rtl.css', 'default.css'))),
    // In place of rtlcss: one stylesheet for both directions.
    configurePostCss: (options) => {
      options.plugins.push(logicalSides);
      return options;
    },
    injectHtmlTags: () => ({
      ...upstreamTags,
      preBodyTags: [
        ...withoutScripts(upstreamTags.preBodyTags),
        {
          tagName: 'script',
          attributes: {},
          innerHTML: [
            createFirstPaintScript(),
            createOfferScript(),
            createFontScript(),
            createSidebarScript(),
            createStartScript(),
          ].join('\n'),
        },
      ],
    }),
  };
}

function withoutScripts(tags: HtmlTags | undefined): Extract<HtmlTags, unknown[]> {
  const list = tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
  return list.filter((tag) => typeof tag === 'string' || tag.tagName !== 'script');
}
