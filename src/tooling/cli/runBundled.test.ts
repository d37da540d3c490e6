import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const RUNNER = path.join(__dirname, 'runBundled.cjs');
const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/bundled');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-'));
const src = path.join(folder, 'src');
const name = `entry-${path.basename(folder)}`;

function run(...options: string[]) {
  const entry = path.relative(__dirname, path.join(src, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUNNER, entry, ...options], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr };
}

const write = (file: string, code: string): void => {
  fs.writeFileSync(path.join(src, file), code);
};

beforeAll(() => {
  fs.mkdirSync(src);
  write(
    `${name}.ts`,
    "import { word } from './part';\nconsole.log(word, __dirname, process.argv.slice(2).join());\n",
  );
  write('part.ts', "export const word: string = 'first';\n");
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  for (const end of ['cjs', 'cjs.map', 'json'])
    fs.rmSync(path.join(CACHE, `${name}.${end}`), { force: true });
});

test('a command receives its options and __dirname, and is bundled again only after a change', () => {
  expect(run('a', 'b').stdout).toBe(`first ${src} a,b`);
  const bundledAt = fs.statSync(path.join(CACHE, `${name}.cjs`)).mtimeMs;
  expect(run('c').stdout).toBe(`first ${src} c`);
  expect(fs.statSync(path.join(CACHE, `${name}.cjs`)).mtimeMs).toBe(bundledAt);
  write('part.ts', "export const word: string = 'another';\n");
  expect(run().stdout).toBe(`another ${src}`);
}, 60_000);

test('text that contains `__dirname`, such as generated code, stays as it is', () => {
  write('part.ts', "export const word: string = `join(__dirname, 'a')`;\n");
  expect(run().stdout).toBe(`join(__dirname, 'a') ${src}`);
  write('part.ts', "export const word: string = 'another';\n");
}, 60_000);

test('a bundle from a project that was moved or copied is made again', () => {
  run();
  const bundle = path.join(CACHE, `${name}.cjs`);
  const record = path.join(CACHE, `${name}.json`);
  const saved = JSON.parse(fs.readFileSync(record, 'utf8')) as object;
  fs.writeFileSync(record, JSON.stringify({ ...saved, siteDir: '/elsewhere' }));
  fs.writeFileSync(bundle, "console.log('from elsewhere');\n");
  expect(run().stdout).toBe(`another ${src}`);
}, 60_000);

test("a module that can't be parsed fails with its name; the previous bundle isn't used", () => {
  write('part.ts', 'export const word = ;\n');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('part.ts:1');
}, 60_000);
