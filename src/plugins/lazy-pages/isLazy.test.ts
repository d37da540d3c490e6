import { DEMO_SECTIONS } from '../../demos/demos/model/demoSection';
import { isLazy } from './isLazy';

const check = (identifier: string): boolean => isLazy({ identifier: () => identifier });
const generated = (file: string): string => `/loader.js??ruleSet[1]!/site/.docusaurus/${file}`;

test.each([
  '/mdx-loader.js!/site/docs/material-ui/react-button/index.mdx',
  generated(`site-demos/default/${DEMO_SECTIONS}/material-ui/react-button.js`),
  generated('site-languages/default/progress.js'),
  generated(`site-demos/default/${DEMO_SECTIONS}.js`),
  '/site/docs/material-ui/react-button/BasicButtons.tsx?standalone',
  '/swc-loader!/site/src/pages/index.tsx',
  '/swc-loader!/site/src/shell/navigation/client/AllPages.tsx',
  '/swc-loader!/site/src/reader/search/client/SearchPage.tsx',
  '/site/src/demos/editor/client/startSession.ts',
])('compiles when requested: %s', (identifier) => {
  expect(check(identifier)).toBe(true);
});

test.each([
  generated('registry.js'),
  generated('routes.js'),
  '/site/docs/material-ui/react-button/BasicButtons.tsx',
  '/swc-loader!/site/src/reader/search/client/SearchPanel.tsx',
])('compiles at the start or with its page: %s', (identifier) => {
  expect(check(identifier)).toBe(false);
});
