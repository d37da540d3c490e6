import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mergeLanguage } from './mergeLanguage';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

const list = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const merge = (): void => {
  mergeLanguage(path.join(folder, 'part'), path.join(folder, 'site'), 'zh');
};

test('moves the assets of all languages to one folder, except the search data', () => {
  write({
    'site/index.html': 'en',
    'site/assets/js/demo.1.js': 'demo',
    'part/zh/index.html': 'zh',
    'part/zh/assets/js/demo.1.js': 'demo',
    'part/zh/assets/js/page.2.js': 'zh',
    'part/zh/assets/images/a.3.png': 'picture',
    'part/zh/assets/search/pages.4.json': '[]',
  });
  merge();
  expect(list()).toEqual([
    'site/assets/images/a.3.png',
    'site/assets/js/demo.1.js',
    'site/assets/js/page.2.js',
    'site/index.html',
    'site/zh/assets/search/pages.4.json',
    'site/zh/index.html',
  ]);
  expect(fs.existsSync(path.join(folder, 'site/zh/assets/js'))).toBe(false);
});

test('merges a language without assets', () => {
  write({ 'site/index.html': 'en', 'part/zh/index.html': 'zh' });
  merge();
  expect(list()).toEqual(['site/index.html', 'site/zh/index.html']);
});

test('throws one error with all files that differ but have the same name', () => {
  write({
    'site/assets/js/a.1.js': 'en',
    'site/assets/js/b.1.js': 'en',
    'part/zh/assets/js/a.1.js': 'zh',
    'part/zh/assets/js/b.1.js': 'zh',
    'part/zh/index.html': 'zh',
  });
  expect(merge).toThrow(/^2 files in .*js\/a\.1\.js, js\/b\.1\.js/u);
});

test('keeps the pictures of cards only at the root', () => {
  write({
    'site/img/thumbnails/menu-dark.webp': 'picture',
    'part/zh/img/thumbnails/menu-dark.webp': 'picture',
    'part/zh/img/logo.svg': 'logo',
  });
  merge();
  expect(list()).toEqual(['site/img/thumbnails/menu-dark.webp', 'site/zh/img/logo.svg']);
});
