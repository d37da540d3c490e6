import docusaurus from '@docusaurus/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Low to high: a feature may import from those before it, never from those after it. */
const FEATURES = [
  'site',
  'messages',
  'route-table',
  'palette',
  'preferences',
  'startup',
  'color-mode',
  'settings',
  'content',
  'navigation',
  'production-error',
  'engagement',
  'consent',
  'analytics',
  'ads',
  'feedback',
  'code',
  'bundle-size',
  'editor',
  'export',
  'demos',
  'api-docs',
  'keyboard',
  'playground',
  'icons',
  'theme-tools',
  'search',
  'machine-readers',
  'mcp',
  'social-images',
  'page-health',
  'start',
  'languages',
  'offline',
  'hosting',
  'bench',
];

const roomZones = [
  {
    target: './src/*/model/**',
    from: ['./src/*/client/**', './src/*/node/**', './src/theme/**', './src/plugins/**'],
    message: 'model/ is pure: it may import models only, so that it runs (and is tested) anywhere.',
  },
  {
    target: './src/*/client/**',
    from: ['./src/*/node/**', './src/theme/**', './src/plugins/**', './src/cli/**'],
    message: 'client/ runs in the browser: Node code would break the bundle.',
  },
  {
    target: './src/*/node/**',
    from: ['./src/*/client/!(muiTheme|joyTheme)*', './src/theme/**'],
    message: 'node/ runs at build time: browser code does not exist there.',
  },
  {
    target: './docs/**',
    from: ['./src/**'],
    message: 'A demo imports only what a reader could install or what lies beside it.',
  },
];

/** Texts that are the same in every language. */
const UNTRANSLATED = [
  ...['·', '•', '–', '—', '×', '/', '#', ':', '…', '→', '+', '✓', '\u200B'],
  // Keys of the keyboard, and names of the code.
  ...['↑', '↓', 'Enter', 'Ctrl', 'Esc', 'fontSize', 'color'],
];

const featureZones = FEATURES.slice(0, -1).map((feature, index) => ({
  target: feature === 'site' ? './src/site/model/**' : `./src/${feature}/**`,
  from: FEATURES.slice(index + 1).map((higher) => `./src/${higher}/**`),
  message: `"${feature}" is a lower feature: move the shared part down instead (order in eslint.config.mjs).`,
}));

export default tseslint.config(
  { ignores: ['build/**', 'build.*/**', '.docusaurus/**', 'node_modules/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    extends: [jsxA11y.flatConfigs.recommended],
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...roomZones, ...featureZones] }],
      'import-x/no-default-export': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: UNTRANSLATED }],
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 200, skipComments: true, skipBlankLines: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@docusaurus/theme-common',
              importNames: ['useColorMode'],
              message: 'Use useColorModePreference (src/color-mode): the mode has one owner.',
            },
            {
              name: '@docusaurus/utils',
              importNames: ['DEFAULT_PARSE_FRONT_MATTER', 'parseFileContentFrontMatter'],
              message: 'It runs "---js" as code. Use parseFrontMatter (src/content/model).',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
          message: 'Cookies are read and written in src/preferences only.',
        },
      ],
    },
  },
  {
    files: ['src/*/model/**', 'src/*/client/**'],
    ignores: ['**/*.test.*'],
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  { files: ['src/*/node/*.test.ts'], rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['src/*/data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/preferences/**', '**/*.{e2e,crawl}.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/color-mode/client/useColorModePreference.ts'],
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
      'src/navigation/client/AllPages.tsx',
      'src/start/client/pieces/**',
      '**/*.d.ts',
      'src/route-table/client/pre{fetch,load}.ts',
      'src/api-docs/node/apiLoader.ts',
      'src/api-docs/client/apiSource.ts',
      'src/playground/client/playgroundSource.ts',
      'src/editor/node/liveRuntimeLoader.ts',
      'src/editor/client/runtime.ts',
      'src/messages/client/Translate.tsx',
      'src/testing/*Stub.ts*',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Demos show what a reader would write; tests are read by nobody.
    files: ['docs/**', '**/*.test.tsx', 'src/testing/**', 'src/start/client/pieces/**'],
    rules: { '@docusaurus/no-untranslated-text': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
