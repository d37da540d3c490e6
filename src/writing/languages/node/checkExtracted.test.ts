import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SidebarItem } from '../../../shell/navigation/model/sidebarItem';
import { checkExtracted } from './checkExtracted';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'extracted-'));
});
afterEach(() => {
  fs.rmSync(siteDir, { recursive: true, force: true });
});

const page: SidebarItem = {
  type: 'doc',
  id: 'a/index',
  label: 'A',
  key: '/a',
  customProps: { pathname: '/a' },
};
const group = {
  type: 'category',
  label: 'G',
  key: '/g',
  items: [{ ...page, type: 'ref' }],
  customProps: {},
} as unknown as SidebarItem;

function writeEnglish(keys: readonly string[]): void {
  const folder = path.join(siteDir, 'i18n/en/docusaurus-plugin-content-docs');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'current.json'),
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, { message: key }]))),
  );
}

test('reports a page that was written since the last extraction, even inside a category', () => {
  writeEnglish(['sidebar.x.link./a', 'sidebar.x.category./g']);
  expect(checkExtracted(siteDir, { x: [group] })).toEqual([
    expect.objectContaining({
      file: 'i18n/en/docusaurus-plugin-content-docs/current.json',
      what: expect.stringContaining('(1 in total)') as string,
      fix: expect.stringContaining('i18n:extract') as string,
    }),
  ]);
});

test('accepts a file with all labels', () => {
  writeEnglish(['sidebar.x.doc./a', 'sidebar.x.category./g']);
  expect(checkExtracted(siteDir, { x: [group] })).toEqual([]);
});
