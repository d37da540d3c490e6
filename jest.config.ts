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
  '\\.module\\.css$': '<rootDir>/src/testing/styleStub.ts',
  '^@generated/.*$': '<rootDir>/src/testing/generatedStub.ts',
  '^@docusaurus/(Translate|router|Head|Link|useDocusaurusContext|useBrokenLinks|theme-common)$':
    '<rootDir>/src/testing/docusaurusStub.tsx',
};

/** Markdown parsers have modules only, which Jest has to compile. */
const MARKDOWN_PACKAGES =
  'remark-[a-z-]+|unified|bail|trough|vfile[a-z-]*|is-plain-obj|devlop|zwitch|ccount|' +
  'mdast-util-[a-z-]+|micromark[a-z-]*|unist-util-[a-z-]+|decode-named-character-reference|' +
  'character-entities|escape-string-regexp|markdown-table|longest-streak';

const shared = {
  transform,
  moduleNameMapper,
  transformIgnorePatterns: [`/node_modules/(?!(@docusaurus|${MARKDOWN_PACKAGES})/)`],
};

/** Pure rules in Node, components in jsdom, journeys in Chromium over the built site. */
const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupDom.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.e2e.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupBrowser.ts'],
    },
  ],
};

export default config;
