import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBuildInfo } from './offlineBuildInfo';
import { writeOfflineFiles } from './writeOfflineFiles';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-files-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const WORKER = 'start(self.siteRelease)';

/** Writes a build of one language with the given files, and returns the resulting `/sw.js`. */
async function write(files: Readonly<Record<string, string>>): Promise<string> {
  fs.rmSync(folder, { recursive: true });
  const page = { 'index.html': '<main>', 'offline.html': '<main>' };
  const site = { ...page, 'assets/js/search.1.js': 'search()', ...files };
  for (const [file, text] of Object.entries(site)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const search = { requests: ['./SearchDialog'], files: ['assets/js/search.1.js'], children: [] };
  const pages = { '/offline': [] };
  writeBuildInfo(folder, {
    locale: 'en',
    baseUrl: '/',
    groups: [{ name: undefined, ...search }],
    pages,
  });
  await writeOfflineFiles(folder, 'keep');
  return fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
}

const versionOf = (text: string): string => /"version":"(\w{12})"/u.exec(text)?.[1] ?? '';

test('prepends the release to the plugin’s worker', async () => {
  const text = await write({ 'sw.js': WORKER });
  const [, release = '{}'] = /^self\.siteRelease=(.*);\n/u.exec(text) ?? [];
  expect(JSON.parse(release)).toEqual({
    version: versionOf(text),
    shells: [
      { base: '/', files: ['/assets/js/search.1.js', '/', '/offline', '/offline/sections.json'] },
    ],
  });
  expect(text.endsWith(`\n${WORKER}`)).toBe(true);
});

test('a different page, script, or worker changes the version, and the same build keeps it', async () => {
  const texts = [
    await write({ 'sw.js': WORKER }),
    await write({ 'sw.js': WORKER }),
    await write({ 'sw.js': `${WORKER};` }),
    await write({ 'sw.js': WORKER, 'index.html': '<p>' }),
    await write({ 'sw.js': WORKER, 'assets/js/a.1.js': '' }),
  ];
  const [one, same, ...others] = texts.map(versionOf);
  expect(same).toBe(one);
  expect(new Set([one, ...others]).size).toBe(4);
});

test('a build without a worker throws an error that names the plugin that creates it', async () => {
  await expect(write({})).rejects.toThrow(/no \/sw\.js.*src\/plugins\/service-worker/u);
});
