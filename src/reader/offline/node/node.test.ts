import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasSeal } from '../model/seal';
import { listTreeFiles, readBuildTree } from './buildTree';
import { bundleWorker } from './bundleWorker';
import { createSections } from './createSections';
import { createShells } from './createShell';
import { readPageChunks } from './offlineBuildInfo';
import type { OfflineBuildInfo } from './offlineBuildInfo';
import { sealBuild, sealText } from './sealBuild';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});
function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

const SITE = {
  'index.html': '<link href=/assets/css/styles.1.css><script src="/assets/js/main.1.js">',
  'offline.html': '<script src="/assets/js/main.1.js">',
  'joy-ui/react-button.html': '<img src="/img/a.svg"><script src="/assets/js/main.1.js">',
  'zh/joy-ui/react-button.html': '',
  'material-ui/react-button.html': '',
  'assets/css/styles.1.css': '@font-face{src:url(/fonts/a.woff2)}',
  'assets/js/main.1.js': '',
  'assets/js/page.1.js': 'fetch("/assets/demos/A.1.json")',
  'assets/js/demo.1.js': '',
  'assets/js/search.1.js': '',
  'assets/js/77.1.js': 'self.onmessage=1',
  'assets/demos/A.1.json': '[]',
  'assets/search/joy-ui.1.json': '{}',
  'assets/search/pages.1.json': '{}',
  'fonts/a.woff2': 'x',
  'img/a.svg': '<svg/>',
  'search/manifest.json': '{}',
};
const group = (
  name: string | undefined,
  file: string,
  children: number[],
  requests: string[] = [],
) => ({
  name,
  requests,
  files: [`assets/js/${file}.1.js`],
  children,
});
const BUILD_INFO: OfflineBuildInfo = {
  locale: 'en',
  baseUrl: '/',
  groups: [
    group('content', 'page', [1]),
    group(undefined, 'demo', []),
    group(undefined, 'search', [3], ['./SearchDialog']),
    group(undefined, '77', []),
  ],
  pages: { '/joy-ui/react-button': ['content'], '/offline': [], '/': [] },
};

test('a section has the pages of a product and everything that they can load', async () => {
  write(SITE);
  const made = await createSections(readBuildTree(folder), BUILD_INFO);
  const joy = made.find(({ section }) => section.id === 'joy-ui');
  expect(joy?.files.map(([url]) => url)).toEqual([
    '/assets/demos/A.1.json',
    '/assets/js/demo.1.js',
    '/assets/js/main.1.js',
    '/assets/js/page.1.js',
    '/assets/search/joy-ui.1.json',
    '/img/a.svg',
    '/joy-ui/react-button',
  ]);
  expect(joy?.section).toMatchObject({ pages: 1, files: 7, locale: 'en' });
  write({ 'joy-ui/react-button.html': `${SITE['joy-ui/react-button.html']}changed` });
  const next = await createSections(readBuildTree(folder), BUILD_INFO);
  const changed = (id: string): boolean =>
    next.find(({ section }) => section.id === id)?.section.version !==
    made.find(({ section }) => section.id === id)?.section.version;
  expect([changed('joy-ui'), changed('material-ui')]).toEqual([true, false]);
});

test('the shell has the start page, /offline, the search, and their files', () => {
  write(SITE);
  expect(createShells(readBuildTree(folder), [BUILD_INFO])[0]?.files).toEqual([
    '/assets/css/styles.1.css',
    '/assets/js/77.1.js',
    '/assets/js/main.1.js',
    '/assets/js/search.1.js',
    '/assets/search/pages.1.json',
    '/fonts/a.woff2',
    '/',
    '/offline',
    '/search/manifest.json',
    '/offline/sections.json',
  ]);
});

test('the shell of another language has its own files, without a start page', async () => {
  write({
    ...SITE,
    'zh/offline.html': '<script data-src=/assets/js/main.2.js></script>',
    'assets/js/main.2.js': '',
    'zh/assets/search/pages.1.json': '{}',
  });
  const zh = { ...BUILD_INFO, locale: 'zh', baseUrl: '/zh/', pages: {} };
  const tree = readBuildTree(folder);
  expect(createShells(tree, [BUILD_INFO, zh])[1]).toEqual({
    base: '/zh/',
    files: [
      '/assets/js/77.1.js',
      '/assets/js/main.2.js',
      '/assets/js/search.1.js',
      '/zh/assets/search/pages.1.json',
      '/zh/offline',
      '/offline/sections.json',
    ],
  });
  const made = await createSections(tree, zh);
  const joy = made.find(({ section }) => section.id === 'joy-ui');
  expect(joy?.files.map(([url]) => url)).toEqual(['/zh/joy-ui/react-button']);
});

test('a shell that is too large, or has no search, throws an error with the reason', () => {
  write({ ...SITE, 'assets/js/main.1.js': 'x'.repeat(3_000_001) });
  expect(() => createShells(readBuildTree(folder), [BUILD_INFO])).toThrow(/main\.1\.js 3000001/);
  const groups = BUILD_INFO.groups.slice(0, 2);
  expect(() => createShells(readBuildTree(folder), [{ ...BUILD_INFO, groups }])).toThrow(
    /createShell\.ts:\d+: no chunk of the en build/,
  );
});

test('Docusaurus’ route keys become pathnames', () => {
  const names = { '/blog-4fe': { a: 'x', b: { c: 'y' } }, '/-0a1': { a: 'z' } };
  expect(readPageChunks(names)).toEqual({ '/blog': ['x', 'y'], '/': ['z'] });
});

test('the worker is one deterministic script, and the removal worker handles no requests', () => {
  const [one, same] = [bundleWorker('keep'), bundleWorker('keep')];
  expect(one).toBe(same);
  expect(one).not.toMatch(/\bimport\b/);
  const removal = bundleWorker('remove');
  expect(removal).toContain('unregister');
  expect(removal).not.toContain('fetch');
}, 30_000);

test('sealing a build seals its hashed text files and its pages, and nothing else', () => {
  write({ ...SITE, 'noscript.css': '', 'live/frame.1.html': '' });
  sealBuild(folder, listTreeFiles(folder));
  const unsealed = listTreeFiles(folder).filter((url) => {
    const bytes = fs.readFileSync(path.join(folder, url));
    return hasSeal(url, bytes.length, bytes.toString('utf8')) !== true;
  });
  expect(unsealed).toEqual([
    '/fonts/a.woff2',
    '/img/a.svg',
    '/noscript.css',
    '/search/manifest.json',
  ]);
  const list = sealText('/assets/offline/en-system.1.json', '[]\n');
  expect(hasSeal('/assets/offline/en-system.1.json', list.length, list)).toBe(true);
});
