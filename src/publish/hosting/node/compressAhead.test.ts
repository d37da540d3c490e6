import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressAhead } from './compressAhead';
import { compressBuild } from './compressBuild';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-ahead-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const SCRIPT = 'console.log("long enough");\n'.repeat(100);
const SEAL = '/*seal*/';

function writeBuild(scripts: readonly string[]): { build: string; cache: string } {
  const build = path.join(folder, 'build');
  fs.mkdirSync(path.join(build, 'assets/js'), { recursive: true });
  for (const [index, name] of scripts.entries()) {
    fs.writeFileSync(path.join(build, 'assets/js', name), SCRIPT + String(index));
  }
  fs.writeFileSync(path.join(build, 'index.html'), '<p>long enough</p>\n'.repeat(100));
  return { build, cache: path.join(folder, 'cache') };
}

test('caches the content of the finished build, and skips pages', async () => {
  const { build, cache } = writeBuild(['a.01234567.js', 'b.01234567.js']);
  const finish = (_file: string, content: Buffer): Buffer =>
    Buffer.concat([content, Buffer.from(SEAL)]);
  const work = compressAhead(build, cache, finish);
  while (fs.readdirSync(cache).length < 4) await new Promise(setImmediate);
  await work.stop();
  for (const name of ['a.01234567.js', 'b.01234567.js']) {
    fs.appendFileSync(path.join(build, 'assets/js', name), SEAL);
  }
  expect(await compressBuild(build, cache)).toEqual({ files: 3, cached: 2 });
});

test('stops when requested', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${String(index)}.01234567.js`);
  const { build, cache } = writeBuild(names);
  await compressAhead(build, cache, (_file, content) => content).stop();
  expect(fs.readdirSync(cache).length).toBeLessThan(names.length);
});
