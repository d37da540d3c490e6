import os from 'node:os';
import path from 'node:path';
import { checkPage } from './checkPage';

const SITE_DIR = path.resolve(__dirname, '../../..');

test('a page without problems has none', async () => {
  expect(await checkPage(SITE_DIR, 'docs/joy-ui/react-button/index.mdx')).toEqual([]);
}, 60_000);

test('a check that cannot run is told, and not taken for a good page', async () => {
  await expect(checkPage(os.tmpdir(), 'docs/a.mdx')).rejects.toThrow(/^The check of docs\/a\.mdx/);
}, 60_000);
