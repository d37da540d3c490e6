import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { previewFile, sharePreview } from './sharedPreviews';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-previews-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test('renders a preview and saves it for the other languages', () => {
  const file = previewFile(folder, 'docs/material-ui/react-button/Basic.tsx');
  expect(sharePreview(file, () => '<b>保存</b>')).toBe('<b>保存</b>');
  expect(fs.readFileSync(file, 'utf8')).toBe('<b>保存</b>');
});

test('does not save a preview that contains translated strings of the site', () => {
  const file = previewFile(folder, 'docs/Grid.tsx');
  const html = '<p data-localized="">More rows: 40</p>';
  expect(sharePreview(file, () => html)).toBe(html);
  expect(fs.existsSync(file)).toBe(false);
});

test('saves nothing if the demo throws', () => {
  const file = previewFile(folder, 'docs/Bad.tsx');
  const fail = (): string => {
    throw new Error('docs/Bad.tsx:3: the demo throws');
  };
  expect(() => sharePreview(file, fail)).toThrow('docs/Bad.tsx:3');
  expect(fs.existsSync(file)).toBe(false);
});
