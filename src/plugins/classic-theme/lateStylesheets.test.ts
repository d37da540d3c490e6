import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';
import { LATE_STYLESHEETS } from './lateStylesheets';
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

/** Files that nothing imports, from which a file is reached without an `import()`. */
function findRoots(file: string, seen = new Set<string>()): string[] {
  const module = file.replace(/\.tsx?$/, '');
  if (seen.has(file)) return [];
  seen.add(file);
  const owners = importers.get(module) ?? [];
  if (owners.length > 0) return owners.flatMap((owner) => findRoots(owner, seen));
  return lateImporters.has(module) ? [] : [file];
}

test.each(LATE_STYLESHEETS)('%s is only used behind an import()', (file) => {
  expect(importers.get(file)).toBeDefined();
  expect(findRoots(file)).toEqual([]);
});

test('a stylesheet of what the server draws has the file at its root', () => {
  expect(findRoots('shell/navigation/client/PageBadges.module.css')).not.toEqual([]);
});

const CONFIG = { optimization: { splitChunks: { cacheGroups: { styles: {} } } } };

test('all others are in the stylesheet of every page', () => {
  const { test: isForAll, chunks } = createStylesheetGroup(CONFIG, [
    'reader/search/client/SearchDialog.module.css',
  ]);
  expect(isForAll.test('/site/src/reader/search/client/SearchDialog.module.css')).toBe(false);
  expect(isForAll.test('/site/src/reader/search/client/SearchLink.module.css')).toBe(true);
  expect(chunks).toBeUndefined();
});

test('at the dev server, a page that comes later brings its own', () => {
  expect(createStylesheetGroup({ ...CONFIG, mode: 'development' }).chunks).toBe('initial');
});

test('a file that was moved is named', () => {
  expect(() => createStylesheetGroup(CONFIG, ['reader/gone.module.css'])).toThrow(
    "lateStylesheets.ts:8: these files don't exist: reader/gone.module.css",
  );
});

test('a bundler without the group is reported', () => {
  expect(() => createStylesheetGroup({})).toThrow('Docusaurus has no group "styles" any more');
});
