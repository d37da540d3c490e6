import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { FIRST_FLIGHT } from '../model/firstFlight';
import { compressBuild } from './compressBuild';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('compresses text files in both formats, and a second run uses the cache for hashed ones', async () => {
  const build = path.join(folder, 'build');
  const cache = path.join(folder, 'cache');
  const script = 'console.log("long enough");\n'.repeat(100);
  fs.mkdirSync(path.join(build, 'assets/js'), { recursive: true });
  fs.writeFileSync(path.join(build, 'assets/js/main.01234567.js'), script);
  fs.writeFileSync(path.join(build, 'index.html'), '<p>long enough</p>\n'.repeat(100));
  fs.writeFileSync(path.join(build, 'small.html'), '<p>');
  expect(await compressBuild(build, cache)).toEqual({ files: 2, cached: 0 });
  const read = (ending: string) =>
    fs.readFileSync(path.join(build, `assets/js/main.01234567.js.${ending}`));
  expect(zlib.brotliDecompressSync(read('br')).toString()).toBe(script);
  expect(zlib.gunzipSync(read('gz')).toString()).toBe(script);
  expect(fs.existsSync(path.join(build, 'small.html.br'))).toBe(false);

  for (const ending of ['br', 'gz']) {
    fs.rmSync(path.join(build, `assets/js/main.01234567.js.${ending}`));
    fs.rmSync(path.join(build, `index.html.${ending}`));
  }
  expect(await compressBuild(build, cache)).toEqual({ files: 2, cached: 1 });
  expect(zlib.brotliDecompressSync(read('br')).toString()).toBe(script);

  fs.rmSync(path.join(build, 'assets'), { recursive: true });
  await compressBuild(build, cache);
  expect(fs.readdirSync(cache)).toEqual([]);
});

test('compresses files with the same content once', async () => {
  const build = path.join(folder, 'build');
  const file = 'assets/js/part.01234567.js';
  for (const language of ['.', 'zh', 'ar']) {
    fs.mkdirSync(path.join(build, language, 'assets/js'), { recursive: true });
    fs.writeFileSync(path.join(build, language, file), 'long enough();\n'.repeat(100));
  }
  const report = await compressBuild(build, path.join(folder, 'cache'));
  expect(report).toEqual({ files: 3, cached: 2 });
  const forms = ['', 'zh/', 'ar/'].map((prefix) =>
    fs.readFileSync(path.join(build, `${prefix}${file}.br`), 'base64'),
  );
  expect(new Set(forms).size).toBe(1);
});

test('uses the best quality for a page that then fits into the first round trip', async () => {
  const build = path.join(folder, 'build');
  fs.mkdirSync(path.join(build, 'demo'), { recursive: true });
  // Words in random order, which compress about as well as prose.
  let seed = 1;
  const next = (): string => ((seed = (seed * 16_807) % 2_147_483_647) % 900).toString(36);
  const words = Array.from({ length: 10_000 }, () => `<b>${next()}</b>`);
  const quick = (text: string): number =>
    zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  while (quick(words.join(' ')) > FIRST_FLIGHT * 1.05) words.length -= 100;
  const page = words.join(' ');
  fs.writeFileSync(path.join(build, 'index.html'), page);
  fs.writeFileSync(path.join(build, 'demo/a.html'), page);
  await compressBuild(build, path.join(folder, 'cache'));
  const sizeOf = (file: string): number => fs.statSync(path.join(build, file)).size;
  expect(quick(page)).toBeGreaterThan(FIRST_FLIGHT);
  expect(sizeOf('index.html.br')).toBeLessThanOrEqual(FIRST_FLIGHT);
  expect(sizeOf('demo/a.html.br')).toBeGreaterThan(FIRST_FLIGHT);
});
