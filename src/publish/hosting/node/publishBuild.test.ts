import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBuildMarker } from './buildMarker';
import { publishBuild } from './publishBuild';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function build(name: string, files: readonly string[]): string {
  const target = path.join(folder, name);
  for (const file of ['.complete', ...files]) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), name);
  }
  return target;
}

const FIRST = ['a.html', 'assets/js/main.1.js', 'assets/js/main.1.js.br', 'robots.txt', 'sw.js'];
const SECOND = ['b.html', 'assets/js/main.2.js', 'robots.txt', 'search/manifest.json'];

test('copies hashed files first and pages last', () => {
  const target = path.join(folder, 'www');
  const { written } = publishBuild(build('one', FIRST), target, { keepDays: 30, now: DAY_MS });
  expect(written).toEqual([
    'assets/js/main.1.js',
    'assets/js/main.1.js.br',
    '.complete',
    'robots.txt',
    'a.html',
    'sw.js',
  ]);
});

test('keeps old hashed files for some time, and deletes old pages immediately', () => {
  const target = path.join(folder, 'www');
  publishBuild(build('one', FIRST), target, { keepDays: 30, now: 100 * DAY_MS });
  const second = build('two', SECOND);
  const soon = publishBuild(second, target, { keepDays: 30, now: 101 * DAY_MS });
  expect(soon.removed).toEqual(['a.html', 'sw.js']);
  expect(fs.readFileSync(path.join(target, 'robots.txt'), 'utf8')).toBe('two');
  expect(soon.written.slice(-2)).toEqual(['b.html', 'search/manifest.json']);
  const later = publishBuild(second, target, { keepDays: 30, now: 140 * DAY_MS });
  expect(later.removed).toEqual(['assets/js/main.1.js', 'assets/js/main.1.js.br']);
});

test('does not publish an incomplete build', () => {
  expect(() => publishBuild(folder, folder, { keepDays: 1, now: 0 })).toThrow('npm run build');
});

test('does not publish a build for tests', () => {
  writeBuildMarker(folder, { locales: ['en', 'zh'], purpose: 'tests' });
  expect(() => publishBuild(folder, folder, { keepDays: 1, now: 0 })).toThrow('made for tests');
});
