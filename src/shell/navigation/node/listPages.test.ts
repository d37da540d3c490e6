import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPages } from './listPages';

let docsFolder = '';

beforeEach(() => {
  docsFolder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});

afterEach(() => {
  rmSync(docsFolder, { recursive: true });
});

function writeFiles(files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(docsFolder, file)), { recursive: true });
    writeFileSync(path.join(docsFolder, file), '');
  }
}

test('returns the pathname and doc id of each page, sorted, without other files', () => {
  writeFiles([
    'x/react-data-grid/index.mdx',
    'x/react-data-grid/BasicGrid.tsx',
    'x/react-data-grid/column-definition.mdx',
    'x/_partials/note.mdx',
    '_decisions/0001-a.md',
    '_writing-guide.md',
    'a.md',
    'index.mdx',
  ]);
  expect([...listPages(docsFolder)]).toEqual([
    ['/', 'index'],
    ['/a', 'a'],
    ['/x/react-data-grid', 'x/react-data-grid/index'],
    ['/x/react-data-grid/column-definition', 'x/react-data-grid/column-definition'],
  ]);
});

test('rejects two files with the same pathname', () => {
  writeFiles(['a/b.mdx', 'a/b/index.mdx']);
  expect(() => listPages(docsFolder)).toThrow(
    'docs/a/b/index and docs/a/b both have the pathname /a/b. Remove or rename one of them.',
  );
});

test('rejects a page with the name of its folder', () => {
  writeFiles(['api/data-grid/data-grid.mdx']);
  expect(() => listPages(docsFolder)).toThrow(
    'docs/api/data-grid/data-grid: A page with the name of its folder gets the URL of the folder. Move it to docs/api/data-grid/data-grid/index.mdx.',
  );
});
