import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageIndex } from './readPageIndex';

let docsFolder = '';

beforeEach(() => {
  docsFolder = mkdtempSync(path.join(tmpdir(), 'page-index-'));
});

afterEach(() => {
  rmSync(docsFolder, { recursive: true });
});

function writePage(file: string, frontMatter: readonly string[]): void {
  mkdirSync(path.dirname(path.join(docsFolder, file)), { recursive: true });
  writeFileSync(
    path.join(docsFolder, file),
    ['---', ...frontMatter, '---', '', 'Text.'].join('\n'),
  );
}

test('reads title and description, and leaves out what readers should not find', async () => {
  writePage('x/react-data-grid/index.mdx', ['title: Data Grid', 'description: A table.']);
  writePage('material-ui/react-button.md', ['title: "Button: a"']);
  writePage('material-ui/nameless.mdx', ['description: Nothing.']);
  writePage('material-ui/hidden.mdx', ['title: Hidden', 'unlisted: true']);
  writePage('material-ui/draft.mdx', ['title: Draft', 'draft: true']);
  writePage('experiments/docs/headers.mdx', ['title: Headers']);
  writePage('_partial.mdx', ['title: Partial']);
  expect(await readPageIndex(docsFolder)).toEqual([
    {
      pathname: '/material-ui/nameless',
      title: '/material-ui/nameless',
      description: 'Nothing.',
      product: 'material-ui',
    },
    {
      pathname: '/material-ui/react-button',
      title: 'Button: a',
      description: '',
      product: 'material-ui',
    },
    {
      pathname: '/x/react-data-grid',
      title: 'Data Grid',
      description: 'A table.',
      product: 'x-data-grid',
    },
  ]);
});
