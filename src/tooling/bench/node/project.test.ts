import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertBuilt } from './project';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});
const mark = (compression: string): void => {
  fs.writeFileSync(
    path.join(folder, '.complete'),
    `Finished. Languages: en. Commit: 1. Compression: ${compression}.\n`,
  );
};

test('a build is measured when it is whole and compressed as hosts serve it', () => {
  expect(() => {
    assertBuilt(folder);
  }).toThrow('missing or unfinished');
  mark('light');
  expect(() => {
    assertBuilt(folder);
  }).toThrow('compressed lightly');
  mark('best');
  expect(() => {
    assertBuilt(folder);
  }).not.toThrow();
});
