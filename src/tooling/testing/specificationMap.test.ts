import fs from 'node:fs';
import path from 'node:path';
import { findReachedFiles, TEST_FILE } from './findReachedFiles';
import {
  MAP,
  SITE_DIR,
  filesIn,
  findCitations,
  listMatchingFiles,
  listIdProblems,
  readRows,
} from './readSpecificationMap';

const rows = readRows(fs.readFileSync(path.join(SITE_DIR, MAP), 'utf8'));

const ROOTS = ['docusaurus.config.ts', 'sidebars.ts'];
/** Files that Docusaurus or npm scripts load. */
const ENTRIES =
  /^src\/(?:(?:theme|plugins|pages|tooling\/cli)\/.*\.[cm]?[jt]sx?|config\/(?:site|sidebars)\.ts)$/;
/**
 * This list names the replacements of Docusaurus' files, but doesn't install them; plugins do that.
 */
const LIST = 'src/plugins/replacedInternals.ts';

test('the map has rules', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every rule has a unique ID', () => {
  expect(listIdProblems(rows)).toEqual([]);
});

test.each(rows)('$id: $rule', ({ held, proof }) => {
  const missing = [...filesIn(held), ...filesIn(proof)].filter(
    (file) => !fs.existsSync(path.join(SITE_DIR, file)),
  );
  expect(missing).toEqual([]);
  expect(filesIn(held).length > 0 || /^(library|build):/.test(held)).toBe(true);
  const isProved = filesIn(proof).some((file) => TEST_FILE.test(file));
  expect(isProved || /^(library|build)/.test(proof)).toBe(true);
});

test('every cited rule is in the map', () => {
  const known = new Set(rows.map(({ id }) => id));
  const files = [
    ...listMatchingFiles('src', /\.(?:[cm]?[jt]sx?|css)$/),
    ...listMatchingFiles('docs/_decisions', /\.md$/),
    ...listMatchingFiles('deploy', /\.(?:md|ts)$/),
    ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'],
  ];
  const citations = files.flatMap((file) =>
    findCitations(fs.readFileSync(path.join(SITE_DIR, file), 'utf8')).map((found) => ({
      file,
      ...found,
    })),
  );
  const unknown = citations
    .filter(({ id }) => !known.has(id))
    .map(
      ({ file, line, id }) =>
        `${file}:${String(line)}: ${MAP} has no rule ${id}. Correct the ID, or add a row for the rule.`,
    );
  expect(unknown).toEqual([]);
  expect(citations.length).toBeGreaterThan(150);
});

test('code that implements a rule is part of the site', () => {
  const files = [
    ...ROOTS,
    ...listMatchingFiles('src', /./),
    ...listMatchingFiles('docs', /\.(?:mdx|tsx?)$/),
  ];
  const isEntry = (file: string): boolean =>
    (ENTRIES.test(file) && !TEST_FILE.test(file) && file !== LIST) || !file.startsWith('src/');
  const reached = findReachedFiles(SITE_DIR, files, files.filter(isEntry));
  const unused = rows.flatMap(({ line, id, held }) =>
    filesIn(held)
      .filter((file) => file.startsWith('src/') && !reached.has(file))
      .map(
        (file) =>
          `${MAP}:${String(line)}: ${id} names ${file}, which no page, plugin, or command imports. Name the code that implements the rule.`,
      ),
  );
  expect(unused).toEqual([]);
});
