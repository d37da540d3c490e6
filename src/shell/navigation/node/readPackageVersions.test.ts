import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPackageVersions } from './readPackageVersions';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function writeJson(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), JSON.stringify(content));
}

test('returns the installed versions of the documented packages, sorted', () => {
  writeJson('package.json', {
    dependencies: { '@toolpad/core': '0', react: '19', '@mui/lab': '*' },
  });
  writeJson('node_modules/@mui/lab/package.json', { version: '7.0.0-beta.11' });
  writeJson('node_modules/@toolpad/core/package.json', { version: '0.14.0' });
  expect(readPackageVersions(siteDir)).toEqual([
    { name: '@mui/lab', version: '7.0.0-beta.11' },
    { name: '@toolpad/core', version: '0.14.0' },
  ]);
});

test('the error names the package without a version', () => {
  writeJson('package.json', { dependencies: { '@mui/lab': '*' } });
  writeJson('node_modules/@mui/lab/package.json', {});
  expect(() => readPackageVersions(siteDir)).toThrow('node_modules/@mui/lab/package.json');
});

test('returns nothing without dependencies', () => {
  writeJson('package.json', {});
  expect(readPackageVersions(siteDir)).toEqual([]);
});
