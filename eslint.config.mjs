import docusaurus from '@docusaurus/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Groups from low to high, and the features of each from low to high: one may import from those
 * before it, never from those after it.
 */
const GROUPS = {
  foundation: ['site', 'messages', 'palette', 'preferences', 'color-mode', 'ui'],
  shell: ['route-table', 'startup', 'settings', 'navigation'],
  writing: ['content', 'code', 'keyboard', 'languages'],
  demos: ['editor', 'export', 'demos', 'cards'],
  reference: ['production-error', 'bundle-size', 'api-docs', 'playground', 'icons', 'theme-tools'],
  reader: ['engagement', 'consent', 'analytics', 'ads', 'feedback', 'search', 'start', 'offline'],
  publish: ['machine-readers', 'mcp', 'social-images', 'hosting'],
  // The commands, the tests, and what they share use all of the above, and each other.
  tooling: [],
};
const GROUP_NAMES = Object.keys(GROUPS);
/** Where Docusaurus looks: these may import everything, and only commands import `config`. */
const WIRING = ['plugins', 'theme', 'pages', 'config'];
const folders = (names) => names.map((name) => `./src/${name}/**`);
/** A group's tests may ask the tools for a browser or a whole site. */
const CODE = '!(*.test|*.e2e|*.crawl|*.visual).{ts,tsx}';

const layerZones = [
  {
    target: './src/*/*/model/**',
    from: ['./src/*/*/client/**', './src/*/*/node/**', './src/theme/**', './src/plugins/**'],
    message: 'model/ is pure: it may import models only, so that it runs (and is tested) anywhere.',
  },
  {
    target: './src/*/*/client/**',
    from: ['./src/*/*/node/**', './src/theme/**', './src/plugins/**', './src/tooling/cli/**'],
    message: 'client/ runs in the browser: Node code would break the bundle.',
  },
  {
    target: './src/*/*/node/**',
    from: ['./src/*/*/client/!(muiTheme|joyTheme)*', './src/theme/**'],
    message: 'node/ runs at build time: browser code does not exist there.',
  },
  {
    target: './docs/**',
    from: ['./src/**'],
    message: 'A demo imports only what a reader could install or what is beside it.',
  },
];

const groupZones = GROUP_NAMES.map((group, index) => ({
  target: `./src/${group}/**/${CODE}`,
  from: folders([
    ...GROUP_NAMES.slice(index + 1),
    ...WIRING.filter((name) => group !== 'tooling' || name !== 'config'),
  ]),
  message: `The group "${group}" is lower: move the shared part down instead (order in eslint.config.mjs).`,
}));
const featureZones = Object.entries(GROUPS).flatMap(([group, features]) =>
  features.slice(0, -1).map((feature, index) => ({
    target: `./src/${group}/${feature}/**`,
    from: folders(features.slice(index + 1).map((higher) => `${group}/${higher}`)),
    message: `"${feature}" is a lower feature of its group: move the shared part down instead (order in eslint.config.mjs).`,
  })),
);

/** Texts that are the same in every language. */
const UNTRANSLATED = [
  ...['·', '•', '–', '—', '×', '/', '#', ':', '…', '→', '+', '✓', '\u200B'],
  // Keys of the keyboard, and names of the code.
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
      // A prop that is taken out of the rest isn't used: it must not reach the element.
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
                'Use useColorModePreference (src/foundation/color-mode): the mode has one owner.',
            },
            {
              name: '@docusaurus/utils',
              importNames: ['DEFAULT_PARSE_FRONT_MATTER', 'parseFileContentFrontMatter'],
              message: 'It runs "---js" as code. Use parseFrontMatter (src/writing/content/model).',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
          message: 'Cookies are read and written in src/foundation/preferences only.',
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
      'src/reader/start/client/pieces/**',
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
    // Demos show what a reader would write; tests are read by nobody.
    files: [
      'docs/**',
      '**/*.test.tsx',
      'src/tooling/testing/**',
      'src/reader/start/client/pieces/**',
    ],
    rules: { '@docusaurus/no-untranslated-text': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
