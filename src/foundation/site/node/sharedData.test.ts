import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sharedDataFolder, writeSharedData } from './sharedData';

test('writes data once, and again only if it has changed', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-data-'));
  const file = path.join(sharedDataFolder(siteDir), 'icons/first.json');
  const read = (): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
  writeSharedData(siteDir, 'icons/first.json', { Add: 'M1' });
  expect(read()).toEqual({ Add: 'M1' });
  const long = new Date(0);
  fs.utimesSync(file, long, long);
  writeSharedData(siteDir, 'icons/first.json', { Add: 'M1' });
  expect(fs.statSync(file).mtimeMs).toBe(0);
  writeSharedData(siteDir, 'icons/first.json', { Add: 'M2' });
  expect(read()).toEqual({ Add: 'M2' });
  fs.rmSync(siteDir, { recursive: true });
});
