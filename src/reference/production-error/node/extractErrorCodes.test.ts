import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractErrorCodes } from './extractErrorCodes';

let modulesFolder = '';

beforeEach(() => {
  modulesFolder = mkdtempSync(path.join(tmpdir(), 'error-codes-'));
});

afterEach(() => {
  rmSync(modulesFolder, { recursive: true });
});

function writeModule(file: string, code: number, message: string): void {
  mkdirSync(path.dirname(path.join(modulesFolder, file)), { recursive: true });
  writeFileSync(
    path.join(modulesFolder, file),
    `import _format from "@mui/utils/formatMuiErrorMessage";\nthrow new Error(dev ? '${message}' : _format(${String(code)}));`,
  );
}

test('collects the codes of all packages, sorted by number', () => {
  writeModule('@mui/material/esm/Button/Button.js', 10, 'Ten.');
  writeModule('@mui/material/esm/index.js', 2, 'Two.');
  writeModule('@mui/material/Button/Button.js', 99, 'Not an ES module.');
  writeModule('@mui/system/esm/index.js', 2, 'Two, in other words.');
  writeModule('@mui/joy/Sheet.js', 3, 'Three.');
  writeModule('@mui/joy/node_modules/@mui/utils/esm/index.js', 98, 'Nested.');
  writeModule('@mui/icons-material/esm/index.js', 97, 'Skipped.');
  writeModule('other/esm/index.js', 96, 'Not ours.');
  expect(extractErrorCodes(modulesFolder)).toEqual([
    { code: '2', message: 'Two.', packages: ['@mui/material', '@mui/system'] },
    { code: '3', message: 'Three.', packages: ['@mui/joy'] },
    { code: '10', message: 'Ten.', packages: ['@mui/material'] },
  ]);
});

test('throws when there are none', () => {
  mkdirSync(path.join(modulesFolder, '@mui/material/esm'), { recursive: true });
  expect(() => extractErrorCodes(modulesFolder)).toThrow('No error codes found');
});
