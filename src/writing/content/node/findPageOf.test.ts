import path from 'node:path';
import { findPageOf } from './findPageOf';

const SITE_DIR = path.resolve(__dirname, '../../../..');

test.each([
  ['docs/x/react-charts/hooks/HooksPeak.tsx', 'docs/x/react-charts/hooks/index.mdx'],
  // A page below that page has its own demos.
  [
    'docs/x/react-charts/hooks/use-axes/AxesLatest.tsx',
    'docs/x/react-charts/hooks/use-axes/index.mdx',
  ],
  // A demo in several stylings is a folder.
  [
    'docs/material-ui/react-button/BasicButtons/css/a.css',
    'docs/material-ui/react-button/index.mdx',
  ],
  ['docs/a.tsx', undefined],
  ['src/a.tsx', undefined],
])('%s belongs to %s', (file, page) => {
  expect(findPageOf(SITE_DIR, file)).toBe(page);
});
