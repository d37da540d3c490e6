import path from 'node:path';
import type { Options } from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { createUnusedRulesPlugin } from '../../foundation/palette/node/dropUnusedRules';
import { logicalProperties } from '../../foundation/palette/node/logicalProperties';
import { replaceModule } from '../replaceModule';
import type { Replacement } from '../replaceModule';
import { bundleInlineScript } from './bundleInlineScript';
import { readUsedNames } from './readUsedNames';
import { createStylesheetGroup } from './stylesheetGroup';
import { withoutOne } from './withoutOne';

// The package's types do not list its validators, which Docusaurus looks for here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const classic = require('@docusaurus/theme-classic') as {
  default: (context: LoadContext, options: Options) => Plugin;
} & Required<Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>>;

export const { validateOptions, validateThemeConfig } = classic;

const UPSTREAM_DIR = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** The stylesheet of a page's two columns; its universal selector is costly, see our own. */
const LAYOUT_STYLESHEET: Replacement = {
  original: '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css',
  owner: /[\\/]theme[\\/]DocItem[\\/]Layout$/,
  request: /^\.\/styles\.module\.css$/,
  file: path.resolve(__dirname, '../../shell/navigation/client/DocLayout.module.css'),
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
      const [config, isServer, { currentBundler }] = args;
      const { plugins = [], ...rest } = upstream.configureWebpack?.(...args) ?? {};
      return {
        ...rest,
        plugins: [...plugins, replaceModule(currentBundler, LAYOUT_STYLESHEET)],
        resolve: { fallback: WITHOUT_ENGAGEMENT },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: { cacheGroups: { styles: createStylesheetGroup(config) } },
              },
            }),
      };
    },
    getClientModules: () =>
      // The highlighter: code is colored while the site is built.
      withoutOne(upstream.getClientModules?.() ?? [], isHighlighter, HIGHLIGHTER).map((file) =>
        resolve(file.replace('default-rtl.css', 'default.css')),
      ),
    configurePostCss: (options) => {
      // All steps are here. Else each stylesheet has a configuration of its own looked for, by 27 names
      // in every folder above it, which takes a second of each build.
      options['config'] = false;
      // Our browsers need prefixes only, which Lightning CSS adds when it minifies. Loading and making
      // this step took three seconds of each first start.
      options.plugins = withoutOne(options.plugins, isPresetEnv, PRESET_ENV);
      // In place of rtlcss: one stylesheet for both directions.
      options.plugins.push(logicalProperties);
      // Not in development: there a class may be written at any time.
      if (process.env['NODE_ENV'] === 'production') {
        options.plugins.push(createUnusedRulesPlugin(INFIMA, readUsedNames));
      }
      return options;
    },
    injectHtmlTags: () => ({
      ...upstreamTags,
      preBodyTags: [
        ...withoutOne(toList(upstreamTags.preBodyTags), isScript, 'inline script'),
        {
          tagName: 'script',
          attributes: {},
          innerHTML: bundleInlineScript(),
        },
      ],
    }),
  };
}

const PRESET_ENV = 'postcss-preset-env, in @docusaurus/bundler/lib/loaders/styleLoader.js';
const isPresetEnv = (plugin: unknown): boolean => String(plugin).includes('postcss-preset-env');

type Tag = Extract<HtmlTags, unknown[]>[number];

const isScript = (tag: Tag): boolean =>
  typeof tag === 'string' ? tag.includes('<script') : tag.tagName === 'script';

function toList(tags: HtmlTags | undefined): Tag[] {
  return tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
}

const INFIMA = /\/infima\/dist\/css\/default\/default\.css$/;
const HIGHLIGHTER = 'prism-include-languages';
const isHighlighter = (file: string): boolean => file.includes(HIGHLIGHTER);
