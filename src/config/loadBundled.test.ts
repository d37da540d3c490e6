import { spawnSync } from 'node:child_process';
import { SITE_TITLE } from '../foundation/site/node/siteSettings';

/** Loads the configuration twice in one process, as Docusaurus does. */
const LOAD = `
const { loadBundled } = require('./loadBundled.cjs');
const count = () => Object.keys(require.cache).filter((file) => /\\.tsx?$/.test(file)).length;
loadBundled('site').then(async (first) => {
  const second = await loadBundled('site');
  const { sidebars } = await loadBundled('sidebars');
  const { title, plugins } = second.config;
  console.log(JSON.stringify({ title, plugins: plugins.length, sidebars: Object.keys(sidebars), isFresh: first !== second, typescript: count() }));
});
`;

test('the configuration is loaded from one file, and again each time', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', LOAD], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const loaded = JSON.parse(stdout) as { plugins: number; sidebars: string[] };
  expect(loaded).toMatchObject({ title: SITE_TITLE, isFresh: true, typescript: 0 });
  expect(loaded.sidebars).toContain('materialUi');
  expect(loaded.plugins).toBeGreaterThan(20);
}, 60_000);
