import docusaurus from '@docusaurus/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Groups and their features, both from low to high. A group or feature may import those before it, but
 * not those after it.
 */
const GROUPS = {
  foundation: ['site', 'messages', 'palette', 'preferences', 'color-mode', 'ui'],
  shell: ['route-table', 'startup', 'settings', 'navigation'],
  writing: ['content', 'code', 'keyboard', 'languages'],
  demos: ['editor', 'export', 'demos', 'cards'],
  reference: ['production-error', 'bundle-size', 'api-docs', 'playground', 'icons', 'theme-tools'],
  reader: ['engagement', 'consent', 'analytics', 'ads', 'feedback', 'search', 'start', 'offline'],
  publish: ['machine-readers', 'mcp', 'social-images', 'hosting'],
  // Commands, tests, and their shared code may import all of the above and each other.
  tooling: [],
};
const GROUP_NAMES = Object.keys(GROUPS);
/** Folders that Docusaurus loads. They may import everything, and only commands import `config`. */
const WIRING = ['plugins', 'theme', 'pages', 'config'];
const folders = (names) => names.map((name) => `./src/${name}/**`);
/** Excludes tests, because a group's tests may use tooling's browser and sites. */
const CODE = '!(*.test|*.e2e|*.crawl|*.visual).{ts,tsx}';

const layerZones = [
  {
    target: './src/*/*/model/**',
    from: ['./src/*/*/client/**', './src/*/*/node/**', './src/theme/**', './src/plugins/**'],
    message: 'model/ may only import model/, so that it runs and can be tested anywhere.',
  },
  {
    target: './src/*/*/client/**',
    from: ['./src/*/*/node/**', './src/theme/**', './src/plugins/**', './src/tooling/cli/**'],
    message: "client/ runs in the browser, so it can't import code that needs Node.",
  },
  {
    target: './src/*/*/node/**',
    from: ['./src/*/*/client/!(muiTheme|joyTheme)*', './src/theme/**'],
    message: "node/ runs at build time, so it can't import code that needs a browser.",
  },
  {
    target: './docs/**',
    from: ['./src/**'],
    message: 'A demo may only import packages that readers can install, and files beside it.',
  },
];

const groupZones = GROUP_NAMES.map((group, index) => ({
  target: `./src/${group}/**/${CODE}`,
  from: folders([
    ...GROUP_NAMES.slice(index + 1),
    ...WIRING.filter((name) => group !== 'tooling' || name !== 'config'),
  ]),
  message: `The group "${group}" is lower, so it can't import this. Move the shared code to a lower group (order in eslint.config.mjs).`,
}));
const featureZones = Object.entries(GROUPS).flatMap(([group, features]) =>
  features.slice(0, -1).map((feature, index) => ({
    target: `./src/${group}/${feature}/**`,
    from: folders(features.slice(index + 1).map((higher) => `${group}/${higher}`)),
    message: `"${feature}" is a lower feature of its group, so it can't import this. Move the shared code to a lower feature (order in eslint.config.mjs).`,
  })),
);

/** Strings that are the same in every language. */
const UNTRANSLATED = [
  ...['·', '•', '–', '—', '×', '/', '#', ':', '…', '→', '+', '✓', '\u200B'],
  // Keys and names in code.
  ...['↑', '↓', 'Enter', 'Ctrl', 'Esc', 'fontSize', 'color'],
];

export default tseslint.config(
  { ignores: ['build/**', 'build.*/**', '.docusaurus/**', 'node_modules/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    extends: [jsxA11y.flatConfigs.recommended],
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } } },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...layerZones, ...groupZones, ...featureZones] },
      ],
      'import-x/no-default-export': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: UNTRANSLATED }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A prop may be destructured only to keep it out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 200, skipComments: true, skipBlankLines: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@docusaurus/theme-common',
              importNames: ['useColorMode'],
              message:
                'Use useColorModePreference (src/foundation/color-mode), so that the color mode has one owner (decision 3).',
            },
            {
              name: '@docusaurus/utils',
              importNames: ['DEFAULT_PARSE_FRONT_MATTER', 'parseFileContentFrontMatter'],
              message:
                'It runs front matter that starts with "---js" as code. Use parseFrontMatter (src/writing/content/model).',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
          message: 'Only src/foundation/preferences reads and writes cookies. Use its stores.',
        },
      ],
    },
  },
  {
    files: ['src/*/*/model/**', 'src/*/*/client/**'],
    ignores: ['**/*.test.*'],
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  { files: ['src/*/*/node/*.test.ts'], rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['src/*/*/data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/foundation/preferences/**', '**/*.{e2e,crawl}.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/foundation/color-mode/client/useColorModePreference.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      '*.config.ts',
      'sidebars.ts',
      'src/theme/**',
      'src/pages/**',
      'src/plugins/**',
      'docs/**',
      'src/**/client/*Page.tsx',
      'src/shell/navigation/client/AllPages.tsx',
      'src/reader/start/client/examples/**',
      '**/*.d.ts',
      'src/shell/route-table/client/pre{fetch,load}.ts',
      'src/shell/startup/node/serverEntry.ts',
      'src/reference/api-docs/node/apiLoader.ts',
      'src/reference/api-docs/client/apiSource.ts',
      'src/reference/playground/client/playgroundSource.ts',
      'src/demos/editor/node/liveRuntimeLoader.ts',
      'src/demos/editor/client/runtime.ts',
      'src/foundation/messages/client/Translate.tsx',
      'src/tooling/testing/*Stub.ts*',
      'src/tooling/testing/browser/{browserEnvironment,global*}.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Demos show code as readers would write it, and tests aren't shown to anyone.
    files: [
      'docs/**',
      '**/*.test.tsx',
      'src/tooling/testing/**',
      'src/reader/start/client/examples/**',
    ],
    rules: { '@docusaurus/no-untranslated-text': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
