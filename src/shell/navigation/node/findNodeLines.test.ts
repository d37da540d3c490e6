import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNodeLines } from './findNodeLines';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'node-lines-'));
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('finds every node with a pathname, but not longer pathnames', () => {
  const text =
    "pages: [\n  { pathname: '/x/a' },\n  { pathname: '/x/a/b' },\n  {\n    pathname: '/x/a',\n";
  fs.writeFileSync(path.join(siteDir, 'x.ts'), text);
  expect(findNodeLines(siteDir, 'x.ts', '/x/a')).toEqual([2, 5]);
  expect(findNodeLines(siteDir, 'x.ts', '/x')).toEqual([]);
});
