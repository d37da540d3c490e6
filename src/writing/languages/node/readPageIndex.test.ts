import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECKED_TRANSLATIONS } from './translationHooks';
import { createPageIndexReader, readPageIndex } from './readPageIndex';

let siteDir = '';
let docsFolder = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-index-'));
  docsFolder = path.join(siteDir, 'docs');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, { recursive: true });
});

function writePage(file: string, frontMatter: readonly string[]): void {
  mkdirSync(path.dirname(path.join(docsFolder, file)), { recursive: true });
  writeFileSync(
    path.join(docsFolder, file),
    ['---', ...frontMatter, '---', '', 'Text.'].join('\n'),
  );
}

test('reads titles and descriptions, and leaves out unlisted pages, drafts, and experiments', () => {
  writePage('x/react-data-grid/index.mdx', ['title: Data Grid', 'description: A table.']);
  writePage('material-ui/react-button.md', ['title: "Button: a"']);
  writePage('material-ui/nameless.mdx', ['description: Nothing.']);
  writePage('material-ui/hidden.mdx', ['title: Hidden', 'unlisted: true']);
  writePage('material-ui/draft.mdx', ['title: Draft', 'draft: true']);
  writePage('experiments/docs/headers.mdx', ['title: Headers']);
  writePage('_partial.mdx', ['title: Partial']);
  expect(readPageIndex(siteDir, 'en')).toEqual([
    {
      pathname: '/material-ui/nameless',
      title: 'material-ui/nameless',
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

test('another language has translated titles, and marks those that are in English', () => {
  jest.replaceProperty(process, 'env', { ...process.env, [CHECKED_TRANSLATIONS]: 'true' });
  writePage('material-ui/react-alert.mdx', ['title: Alert', 'description: A message.']);
  writePage('material-ui/react-button.mdx', ['title: Button', 'description: An action.']);
  const folder = path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/current/material-ui');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'react-button.mdx'),
    ['---', 'title: "按钮"', 'description: "一个操作。"', '---', '', '正文。'].join('\n'),
  );
  expect(readPageIndex(siteDir, 'zh')).toEqual([
    {
      pathname: '/material-ui/react-alert',
      title: 'Alert',
      description: 'A message.',
      lang: 'en',
      product: 'material-ui',
    },
    {
      pathname: '/material-ui/react-button',
      title: '按钮',
      description: '一个操作。',
      product: 'material-ui',
    },
  ]);
});

test('keeps the last index while the front matter of a page has a mistake, which the docs plugin reports', () => {
  writePage('material-ui/react-button.mdx', ['title: Button']);
  const read = createPageIndexReader(siteDir, 'en');
  const before = read();
  writePage('material-ui/react-button.mdx', ['title: Button: a']);
  expect(read()).toBe(before);
  writePage('material-ui/react-button.mdx', ['title: Buttons']);
  expect(read()[0]?.title).toBe('Buttons');
});

test('an index that can’t be read the first time, or for another reason, is an error', () => {
  writePage('material-ui/react-button.mdx', ['title: Button: a']);
  expect(createPageIndexReader(siteDir, 'en')).toThrow(/react-button\.mdx:2/);
  writePage('material-ui/react-button.mdx', ['title: Button']);
  const read = createPageIndexReader(siteDir, 'en');
  read();
  rmSync(docsFolder, { recursive: true });
  expect(read).toThrow(/ENOENT/);
  mkdirSync(docsFolder);
});
