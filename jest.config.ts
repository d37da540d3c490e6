/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.[tj]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

const moduleNameMapper: Config['moduleNameMapper'] = {
  '\\.module\\.css$': '<rootDir>/src/tooling/testing/styleStub.ts',
  '^@(?:generated|shared-data)/.*$': '<rootDir>/src/tooling/testing/generatedStub.ts',
  '^@docusaurus/Translate$': '<rootDir>/src/tooling/testing/translateStub.tsx',
  '^@docusaurus/useIsBrowser$': '<rootDir>/src/tooling/testing/isBrowserStub.ts',
  '^@theme/(AdBlock|ConsentGate|ConsentChoice)$': '<rootDir>/src/plugins/engagement/theme/$1',
  '^@docusaurus/Link$': '<rootDir>/src/tooling/testing/linkStub.tsx',
  '^@docusaurus/(router|Head|useDocusaurusContext|useBrokenLinks|useGlobalData|theme-common)$':
    '<rootDir>/src/tooling/testing/docusaurusStub.tsx',
};

/** Packages that are published only as ES modules, so Jest has to transform them. */
const ESM_PACKAGES = [
  '@docusaurus/',
  'unified/|bail/|trough/|is-plain-obj/|devlop/|extend/|vfile|zwitch/|ccount/|longest-streak/',
  'remark-|mdast-|micromark|unist-|hast-|estree-|decode-named|character-|is-alphanumerical/',
  'is-decimal/|is-hexadecimal/|is-alphabetical/|parse-entities/|stringify-entities/',
  'markdown-table/|escape-string-regexp/|format/|fault/|github-slugger/|property-information/',
  'pixelmatch/',
  '@rspack/core/',
  'space-separated-tokens/|comma-separated-tokens/|html-void-elements/|web-namespaces/',
];

/**
 * Jest runs each test file in a separate context, where V8 asks Node for every global: reading `String`
 * is 150 times slower than elsewhere. Jest passes these globals as arguments instead. `Date` and others
 * aren't included, because fake timers replace them later.
 *
 * @see https://jestjs.io/docs/configuration#sandboxinjectedglobals-arraystring
 */
const FAST_GLOBALS: Config['sandboxInjectedGlobals'] = [
  ...(['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map'] as const),
  ...(['Math', 'Number', 'Object', 'Promise', 'RangeError', 'Reflect', 'RegExp'] as const),
  ...(['Set', 'String', 'Symbol', 'SyntaxError', 'TypeError', 'Uint8Array'] as const),
  ...(['WeakMap', 'WeakRef', 'WeakSet'] as const),
];

/** Modules that are loaded once for all files of a worker (`browserEnvironment.ts`). */
const outsideSandbox = '<rootDir>/src/tooling/testing/browser/outsideSandbox.ts';

const shared = {
  sandboxInjectedGlobals: FAST_GLOBALS,
  // Not the project's root, because builds have tens of thousands of files and may change during a run.
  roots: ['<rootDir>/src', '<rootDir>/deploy'],
  transform,
  moduleNameMapper,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')}))`],
};

/** Settings for tests of the built site in a shared browser. */
const inBrowser = {
  ...shared,
  moduleNameMapper: {
    ...moduleNameMapper,
    '^playwright-core$': outsideSandbox,
    '/cli/siteServer$': outsideSandbox,
  },
  testEnvironment: '<rootDir>/src/tooling/testing/browser/browserEnvironment.ts',
  globalSetup: '<rootDir>/src/tooling/testing/browser/globalSetup.ts',
  globalTeardown: '<rootDir>/src/tooling/testing/browser/globalTeardown.ts',
};

/**
 * Test projects: `node` for logic, `dom` for components in jsdom, `browser` for the built site in
 * Chromium, `crawl` for all its pages and demos (`npm test` visits a part of them, see
 * `src/tooling/testing/record`), and `visual` for pictures, which `npm run test:all` compares.
 */
const config: Config = {
  // On a busy machine, the first start of Chromium or a compiler takes longer than Jest's five seconds.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/src/tooling/testing/run/CrawlsFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/deploy/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/tooling/testing/setupDom.ts'],
    },
    { ...inBrowser, displayName: 'browser', testMatch: ['<rootDir>/src/**/*.e2e.ts'] },
    { ...inBrowser, displayName: 'crawl', testMatch: ['<rootDir>/src/**/*.crawl.ts'] },
    { ...inBrowser, displayName: 'visual', testMatch: ['<rootDir>/src/**/*.visual.ts'] },
  ],
};

export default config;
