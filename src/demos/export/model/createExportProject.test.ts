import { createExportProject, toProjectName } from './createExportProject';
import { readSpecifiers } from './readSpecifiers';
import type { InstalledPackages } from './types';

const packages: InstalledPackages = {
  react: { version: '19.3.1', peers: [] },
  'react-dom': { version: '19.3.1', peers: ['react'] },
  '@emotion/react': { version: '11.14.0', peers: ['react'] },
  '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react', 'react'] },
  '@mui/material': { version: '7.0.2', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/joy': { version: '5.0.0-beta.49', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/x-date-pickers': { version: '8.29.3', peers: ['@mui/material', 'react'] },
  '@toolpad/core': { version: '0.14.0', peers: ['@mui/material', 'react'] },
  dayjs: { version: '1.11.23', peers: [] },
  typescript: { version: '5.9.3', peers: [] },
  vite: { version: '6.4.6', peers: [] },
};

function create(code: string, options: Partial<Parameters<typeof createExportProject>[0]> = {}) {
  return createExportProject({
    name: 'BasicButtons',
    files: [{ name: 'BasicButtons.tsx', code }],
    variant: 'TS',
    packages,
    ...options,
  });
}

const readDependencies = (files: Readonly<Record<string, string>>): unknown =>
  (JSON.parse(files['package.json'] ?? '{}') as { dependencies: unknown }).dependencies;

test('project names are valid npm names', () => {
  expect(toProjectName('BasicButtons')).toBe('basic-buttons');
  expect(toProjectName('DataGridV8')).toBe('data-grid-v8');
});

test('depends only on imported packages and their peers, in exact versions', () => {
  expect(readDependencies(create("import Button from '@mui/material/Button';"))).toEqual({
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '7.0.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  });
});

test('strings and text in a demo are not mistaken for imports', () => {
  const code = [
    "import React from 'react';import Button from '@mui/material/Button';",
    "import type { Order } from 'orders';",
    "export { a } from 'exported';",
    "const lazy = () => import('lazy-part');",
    "const columns = [{ field: 'from', headerName: 'First day' }];",
    "const labels = { from: 'Start', end: 'End' };",
    "const text = isFrom ? ' from ' : ' to ';",
    'export default function Demo() {',
    '  return <p title="import">A letter from "home", imported from \'abroad\'.</p>;',
    '}',
  ].join('\n');
  expect(readSpecifiers(code)).toEqual([
    'react',
    '@mui/material/Button',
    'orders',
    'exported',
    'lazy-part',
  ]);
});

test('a date adapter adds its date library; an unknown package gets its latest version', () => {
  const files = create(
    `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\nimport x from 'left-pad/lib';`,
  );
  expect(readDependencies(files)).toMatchObject({ dayjs: '1.11.23', 'left-pad': 'latest' });
});

test('the demo is wrapped in the theme of its library', () => {
  expect(create("import B from '@mui/material/Button';")['src/main.tsx']).toContain(
    'ThemeProvider',
  );
  expect(create("import B from '@mui/joy/Button';")['src/main.tsx']).toContain('CssVarsProvider');
  expect(create("import * as React from 'react';")['src/main.tsx']).not.toContain('Provider');
  const toolpad = create("import { AppProvider } from '@toolpad/core/AppProvider';");
  expect(toolpad['src/main.tsx']).not.toContain('ThemeProvider');
});

test('files from other folders are moved next to the demo, and imports are updated', () => {
  const files = create('', {
    files: [
      { name: 'A.tsx', code: "import rows from '../data/rows';\nimport './a.css';\n" },
      { name: 'rows.ts', code: 'export default [];\n' },
      { name: 'a.css', code: 'a {}\n' },
    ],
  });
  expect(files['src/A.tsx']).toBe("import rows from './rows';\nimport './a.css';\n");
  expect(files['src/rows.ts']).toBe('export default [];\n');
  expect(files['src/a.css']).toBe('a {}\n');
});

test('a JavaScript project does not contain TypeScript', () => {
  const files = create('', { variant: 'JS', files: [{ name: 'A.jsx', code: 'export {};' }] });
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'src/main.jsx',
    'src/A.jsx',
    'README.md',
  ]);
  expect(files['package.json']).not.toMatch(/typescript|@types/);
  expect(files['src/main.jsx']).not.toContain(' as ');
});

test('a project of the Tailwind styling includes Tailwind', () => {
  const files = create('', { isTailwind: true });
  expect(files['vite.config.ts']).toContain('tailwindcss()');
  expect(files['src/tailwind.css']).toContain('tailwindcss');
});
