import fs from 'node:fs';
import path from 'node:path';
import { writeBareSite } from './bareSite';
import { removeFolders } from './project';
import { buildSite } from './runMeasured';

afterAll(removeFolders);

test('the bare site that the benchmark compares with builds', async () => {
  const folder = writeBareSite([{ file: 'guide/first.md', text: '# First page\n\nA sentence.\n' }]);
  const build = path.join(folder, 'build');
  await buildSite(folder, build);
  expect(fs.readFileSync(path.join(build, 'guide/first.html'), 'utf8')).toContain('A sentence.');
}, 120_000);
