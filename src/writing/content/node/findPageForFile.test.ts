import path from 'node:path';
import { findPageForFile } from './findPageForFile';

const SITE_DIR = path.resolve(__dirname, '../../../..');

test.each([
  ['docs/x/react-charts/hooks/HooksPeak.tsx', 'docs/x/react-charts/hooks/index.mdx'],
  // A nested page has its own demos.
  [
    'docs/x/react-charts/hooks/use-axes/AxesLatest.tsx',
    'docs/x/react-charts/hooks/use-axes/index.mdx',
  ],
  // A demo with several stylings is a folder.
  [
    'docs/material-ui/react-button/BasicButtons/css/a.css',
    'docs/material-ui/react-button/index.mdx',
  ],
  ['docs/a.tsx', undefined],
  ['src/a.tsx', undefined],
])('%s belongs to %s', (file, page) => {
  expect(findPageForFile(SITE_DIR, file)).toBe(page);
});
