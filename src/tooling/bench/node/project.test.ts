import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBuildMarker } from '../../../publish/hosting/node/buildMarker';
import type { BuildPurpose } from '../../../publish/hosting/node/buildMarker';
import { assertBuilt } from './project';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});
const mark = (purpose: BuildPurpose): void => {
  writeBuildMarker(folder, { locales: ['en'], purpose });
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
