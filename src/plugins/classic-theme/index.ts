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
import { removeExactlyOne } from './removeExactlyOne';

// The package's types don't declare its validators, which Docusaurus expects on the theme's function.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const classic = require('@docusaurus/theme-classic') as {
  default: (context: LoadContext, options: Options) => Plugin;
} & Required<Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>>;

const UPSTREAM_DIR = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** The stylesheet for a page's two columns. Its universal selector is slow; see our replacement. */
const LAYOUT_STYLESHEET: Replacement = {
  original: '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css',
  owner: /[\\/]theme[\\/]DocItem[\\/]Layout$/,
  request: /^\.\/styles\.module\.css$/,
  file: path.resolve(__dirname, '../../shell/navigation/client/DocLayout.module.css'),
};

/** Fallbacks for the components of the engagement plugin. Without the plugin, they render nothing. */
const ENGAGEMENT_FALLBACKS = Object.fromEntries(
  ['AdBlock', 'ConsentGate', 'ConsentChoice'].map((name) => [
    `@theme/${name}`,
    path.join(__dirname, 'NullComponent.tsx'),
  ]),
);

/**
 * The classic theme with our inline script, stylesheet handling, and highlighting.
 *
 * The theme's own inline script copies `?docusaurus-theme=` and `?docusaurus-data-*=` from the URL to
 * attributes of `<html>` without validating them, so any link could set attributes that the site
 * reads.
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
        resolve: { fallback: ENGAGEMENT_FALLBACKS },
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
      // The highlighter isn't needed because code is highlighted at build time.
      removeExactlyOne(upstream.getClientModules?.() ?? [], isHighlighter, HIGHLIGHTER).map(
        (file) => resolve(file.replace('default-rtl.css', 'default.css')),
      ),
    configurePostCss: (options) => {
      // Otherwise, postcss-loader looks for a config file for every stylesheet, under 27 names in every
      // parent folder, which takes a second of each build.
      options['config'] = false;
      // The browsers we support only need vendor prefixes, which Lightning CSS adds when it minifies.
      // Loading and creating this plugin took three seconds of the first start.
      options.plugins = removeExactlyOne(options.plugins, isPresetEnv, PRESET_ENV);
      // Replaces rtlcss, so that one stylesheet serves both directions.
      options.plugins.push(logicalProperties);
      // Not in development, where code may start to use a class at any time.
      if (process.env['NODE_ENV'] === 'production') {
        options.plugins.push(createUnusedRulesPlugin(INFIMA, readUsedNames));
      }
      return options;
    },
    injectHtmlTags: () => ({
      ...upstreamTags,
      preBodyTags: [
        ...removeExactlyOne(toList(upstreamTags.preBodyTags), isScript, 'inline script'),
        {
          tagName: 'script',
          attributes: {},
          innerHTML: bundleInlineScript(),
        },
      ],
    }),
  };
}

classicTheme.validateOptions = classic.validateOptions;
classicTheme.validateThemeConfig = classic.validateThemeConfig;

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
