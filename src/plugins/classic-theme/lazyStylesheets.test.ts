import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';
import { LAZY_STYLESHEETS } from './lazyStylesheets';
import { createStylesheetGroup } from './stylesheetGroup';

const SOURCE_DIR = path.resolve(__dirname, '../..');
const SOURCES = listAllFiles(SOURCE_DIR).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|e2e)\.tsx?$/.test(file),
);
const STATIC = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'(\.[^']+)'/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

function findRequests(pattern: RegExp): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const file of SOURCES) {
    const code = fs.readFileSync(path.join(SOURCE_DIR, file), 'utf8');
    for (const [, request = ''] of code.matchAll(pattern)) {
      const target = path.posix.join(path.posix.dirname(file), request);
      owners.set(target, [...(owners.get(target) ?? []), file]);
    }
  }
  return owners;
}

const importers = findRequests(STATIC);
const lateImporters = findRequests(DYNAMIC);

/** Returns the entry files (imported by nothing) that reach a file through static imports only. */
function findRoots(file: string, seen = new Set<string>()): string[] {
  const module = file.replace(/\.tsx?$/, '');
  if (seen.has(file)) return [];
  seen.add(file);
  const owners = importers.get(module) ?? [];
  if (owners.length > 0) return owners.flatMap((owner) => findRoots(owner, seen));
  return lateImporters.has(module) ? [] : [file];
}

test.each(LAZY_STYLESHEETS)('%s is used only behind an import()', (file) => {
  expect(importers.get(file)).toBeDefined();
  expect(findRoots(file)).toEqual([]);
});

test('finds the entry file of a server-rendered component’s stylesheet', () => {
  expect(findRoots('shell/navigation/client/PageBadges.module.css')).not.toEqual([]);
});

const CONFIG = { optimization: { splitChunks: { cacheGroups: { styles: {} } } } };

test('all other stylesheets are in the one for every page', () => {
  const { test: isForAll, chunks } = createStylesheetGroup(CONFIG, [
    'reader/search/client/SearchDialog.module.css',
  ]);
  expect(isForAll.test('/site/src/reader/search/client/SearchDialog.module.css')).toBe(false);
  expect(isForAll.test('/site/src/reader/search/client/SearchLink.module.css')).toBe(true);
  expect(chunks).toBeUndefined();
});

test('in the dev server, lazily compiled pages bring their own stylesheets', () => {
  expect(createStylesheetGroup({ ...CONFIG, mode: 'development' }).chunks).toBe('initial');
});

test('the error names a file that doesn’t exist', () => {
  expect(() => createStylesheetGroup(CONFIG, ['reader/gone.module.css'])).toThrow(
    "lazyStylesheets.ts:8: these files don't exist: reader/gone.module.css",
  );
});

test('throws when the bundler config has no group for stylesheets', () => {
  expect(() => createStylesheetGroup({})).toThrow(
    'Docusaurus no longer has a "styles" cache group',
  );
});
