import type { KnipConfig } from 'knip';
import { scripts } from './package.json';
import { pageComponents } from './src/config/pageComponents';

/**
 * `knip --production` finds code that the site, its commands, and its demos don't use; `knip` also
 * counts uses in tests. A pattern that ends with `!` applies to both. Files that are referenced other
 * than by an import, for example by a path in a plugin's options, are entries here.
 */

/** The commands in package.json. */
const SCRIPTS = Object.values(scripts).flatMap((command) =>
  [...command.matchAll(/runBundled\.cjs (\w+)/g)].map(
    ([, name = '']) => `src/tooling/cli/${name}.ts!`,
  ),
);

/** Client modules, and components of routes that plugins add. */
const CLIENT = [
  'src/*/*/client/*Page.tsx!',
  'src/*/*/client/{clientModule,AllPages}.{ts,tsx}!',
  'src/foundation/preferences/client/applyDemoHash.ts!',
  'src/reader/offline/client/removeWorker.ts!',
  'src/shell/navigation/client/{scrollRestoration,scrollToFirstHash}.ts!',
  'src/shell/route-table/client/keepAddressValid.ts!',
  'src/shell/startup/client/{replayHeldPresses,idlePrefetch,webFont}.ts!',
  'src/tooling/page-health/client/pageHealthModule.ts!',
];

/** Replacements of modules of Docusaurus and the Data Grid (`replaceModule`, `resolve.alias`). */
const REPLACEMENTS = [
  'src/demos/demos/client/grid/x-*.ts!',
  'src/foundation/messages/client/Translate.tsx!',
  'src/plugins/classic-theme/NullComponent.tsx!',
  'src/shell/route-table/client/{preload,prefetch}.ts!',
  'src/shell/startup/client/{browserContext,entry,useWindowSize}.{ts,tsx}!',
  'src/shell/startup/node/serverEntry.ts!',
  'src/writing/languages/client/Link.tsx!',
];

/** Imported by code that loaders, remark plugins, and the route table generate. */
const GENERATED_CODE = [
  'src/demos/demos/client/{loadDemo,renderPreview}.{ts,tsx}!',
  'src/demos/demos/node/sharedPreviews.ts!',
  'src/foundation/site/node/serverData.ts!',
  'src/reference/api-docs/client/{apiSource,createApiSource,createToc,renderApi}.{ts,tsx}!',
  'src/reference/bundle-size/client/BundleSizeChip.tsx!',
  'src/reference/playground/client/{playgroundSource,renderPlayground}.{ts,tsx}!',
  'src/shell/route-table/model/sidebarRows.ts!',
  'src/writing/content/client/hotReloadContent.ts!',
];

/** Entries of esbuild bundles, and files that run in a separate process or thread. */
const BY_PATH = [
  'src/config/{site,sidebars}.ts!',
  'src/plugins/{loader,lazy-pages/*Loader}.cjs!',
  'src/demos/cards/client/preparePicture.ts!',
  'src/demos/editor/client/frame/{main,*Renderer}.{ts,tsx}!',
  'src/plugins/classic-theme/inlineScript.ts!',
  'src/reader/offline/client/worker/{worker,removal}.ts!',
  'src/publish/social-images/node/drawAll.ts!',
  'src/reference/api-docs/node/extract.ts!',
  'src/writing/code/node/colorCode.ts!',
  'src/demos/demos/node/{eraseAndFormat,parseDemoSyntax}.ts!',
  'src/tooling/bench/node/readApiOnce.ts!',
];

/** Referenced by the theme's `customCss` option, by a tag in the head, or by `replaceModule`. */
const STYLESHEETS = [
  'static/noscript.css!',
  'src/foundation/palette/css/*.css!',
  'src/reference/api-docs/client/myVersion.css!',
  'src/shell/navigation/client/{navigation,DocLayout.module}.css!',
  'src/writing/code/client/tokens.css!',
  'src/writing/content/client/tables.css!',
];

const THEME = './node_modules/@docusaurus/theme-classic/lib/theme/*';
const CORE = './node_modules/@docusaurus/core/lib/client';

const config: KnipConfig = ({ production = false }) => ({
  entry: [
    'docusaurus.config.ts!',
    'sidebars.ts!',
    'bin/*.mjs!',
    'deploy/feedback/server.ts!',
    'src/plugins/*/index.ts!',
    'src/plugins/engagement/theme/**/*.tsx!',
    'src/theme/**/*.{ts,tsx}!',
    // Without `--production`, Knip finds the runner itself, and counts `test.ts` as a test.
    ...(production
      ? [...SCRIPTS, 'src/tooling/cli/runBundled.cjs!']
      : SCRIPTS.filter((file) => !file.endsWith('/test.ts!'))),
    'src/tooling/cli/{buildLocale,checkServer,fillCaches,mcp}.ts!',
    // Pages reference demos, playgrounds, and key tables in Markdown, and use components of
    // `pageComponents`.
    'docs/**/*.tsx!',
    '{docs,i18n}/**/*.keys.ts!',
    '{blog,docs,i18n}/**/*.mdx!',
    ...Object.values(pageComponents).map((module) => `${module.replace('@site/', '')}.tsx!`),
    // A code block of its page imports it.
    'docs/system/experimental-api/css-theme-variables/dockTheme.ts!',
    ...CLIENT,
    ...REPLACEMENTS,
    ...GENERATED_CODE,
    ...BY_PATH,
    ...STYLESHEETS,
    '{src,deploy}/**/*.{test,e2e,crawl,visual}.{ts,tsx}',
    // Run by a test in a separate process.
    'src/tooling/testing/lintTexts.mjs',
  ],
  project: [
    '**/*.{ts,tsx,cjs,mjs,css,mdx}!',
    // Used only by tests.
    '!**/*.{test,e2e,crawl,visual}.{ts,tsx}!',
    '!**/__fixtures__/**!',
    '!src/tooling/testing/**!',
  ],
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:@import|\bfrom)\s+['"](\.[^'"]+)['"]/g)]
        .map(([, file]) => `import '${String(file)}';`)
        .join('\n'),
  },
  paths: {
    '@theme/*': ['./src/theme/*', './src/plugins/engagement/theme/*', THEME],
    '@theme-original/*': [THEME, `${CORE}/theme-fallback/*`],
    '@docusaurus/*': ['./node_modules/@docusaurus/*', `${CORE}/exports/*`],
  },
  // Knip would run the site's code to read its configuration. The entries above replace that.
  docusaurus: { config: [] },
  ignoreDependencies: [
    // Docusaurus and our plugins generate these modules during a build.
    '@generated/.+',
    '@shared-data/.+',
    // The live editor bundles it by name (src/demos/editor/node/runtimeGroups.ts).
    ...(production ? ['@mui/x-license'] : []),
  ],
  // System programs, for benchmarks and to install a browser.
  ignoreBinaries: ['apt-get', 'nginx', 'wrk'],
});

export default config;
