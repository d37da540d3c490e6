import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/content-hash');
const name = `test-${String(process.pid)}`;
const file = path.join(CACHE, `${name}.json`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-hash-'));
const script = path.join(folder, 'run.ts');

beforeAll(() => {
  fs.writeFileSync(
    script,
    `import { openContentHashCache } from '${path.join(__dirname, 'contentHashCache')}';
const [maker = '', ...texts] = process.argv.slice(2);
const remember = openContentHashCache('${name}', [maker]);
let made = 0;
void (async () => {
  for (const text of texts) {
    const result = await remember(text, async () => {
      made += 1;
      if (text === 'bad') throw new Error('no');
      return text.toUpperCase();
    }).catch(() => 'failed');
    console.log(result);
  }
  console.log(String(made));
})();
`,
  );
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(file, { force: true });
});

/** Runs the script in a separate process. Returns its results and how often it called the maker. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', require.resolve('esbuild-register'), script, ...args],
    { encoding: 'utf8' },
  );
  return stdout === '' ? stderr : stdout.trim().split('\n').join();
}

test('computes each result once, across runs', () => {
  expect(run('one', 'a', 'a', 'b')).toBe('A,A,B,2');
  expect(run('one', 'a', 'b', 'c')).toBe('A,B,C,1');
  expect(run('one', 'a', 'b', 'c')).toBe('A,B,C,0');
}, 60_000);

test('computes everything again when the code has changed', () => {
  expect(run('two', 'a')).toBe('A,1');
}, 60_000);

test('retries after a failure', () => {
  expect(run('two', 'bad', 'bad')).toBe('failed,failed,2');
}, 60_000);

test('ignores a truncated file', () => {
  fs.writeFileSync(file, '{"maker":"');
  expect(run('two', 'a')).toBe('A,1');
}, 60_000);
