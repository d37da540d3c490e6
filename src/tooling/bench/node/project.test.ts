import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBuildMark } from '../../../publish/hosting/node/buildMark';
import type { BuildPurpose } from '../../../publish/hosting/node/buildMark';
import { assertBuilt } from './project';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});
const mark = (purpose: BuildPurpose): void => {
  writeBuildMark(folder, { locales: ['en'], purpose });
};

test('only a complete build that was made for readers is measured', () => {
  expect(() => {
    assertBuilt(folder);
  }).toThrow('missing or unfinished');
  mark('tests');
  expect(() => {
    assertBuilt(folder);
  }).toThrow('made for tests');
  mark('readers');
  expect(() => {
    assertBuilt(folder);
  }).not.toThrow();
});
