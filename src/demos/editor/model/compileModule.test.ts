import { compileModule } from './compileModule';

test('removes types, keeps line numbers, and lists imports with their lines', () => {
  const result = compileModule(
    'A.tsx',
    `import * as React from 'react';
import type { Theme } from '@mui/material/styles';
import { Delete, Add as Plus, type SvgIconProps } from '@mui/icons-material';
import Button from '@mui/material/Button';
import helper from './helper';
import './styles.css';

export default function A({ size }: { size: number }) {
  return <Button><Delete /><Plus />{helper(size)}{React.version}</Button>;
}
`,
  );
  if (result.problem !== undefined) throw new Error(result.problem.message);
  expect(result.imports).toEqual([
    { specifier: 'react', names: [], line: 1 },
    { specifier: '@mui/icons-material', names: ['Delete', 'Add'], line: 3 },
    { specifier: '@mui/material/Button', names: [], line: 4 },
    { specifier: './helper', names: [], line: 5 },
    { specifier: './styles.css', names: [], line: 6 },
    { specifier: 'react/jsx-runtime', names: [], line: 1 },
  ]);
  expect(result.code.split('\n')[7]).toContain('function A({ size })');
});

test('replaces `import.meta.url`, because the preview’s scripts are not modules', () => {
  const result = compileModule(
    'A.tsx',
    "export const create = () => new Worker(new URL('./b.ts', import.meta.url));\n",
  );
  if (result.problem !== undefined) throw new Error(result.problem.message);
  expect(() => new Function('exports', result.code)).not.toThrow();
});

test('a syntax error has a message and a line', () => {
  expect(compileModule('A.tsx', 'const a = 1;\nconst b = ;\n')).toEqual({
    problem: { message: 'Unexpected token', file: 'A.tsx', line: 2 },
  });
  expect(compileModule('A.jsx', 'export default () => <div>\n').problem?.message).toMatch(/\w/);
});

test('a wrong closing tag has a message and a line', () => {
  expect(compileModule('A.tsx', 'export default () => (\n  <div>\n  </span>\n);').problem).toEqual({
    message: 'Expected corresponding JSX closing tag for <div>',
    file: 'A.tsx',
    line: 3,
  });
});

test('types in a JavaScript file are a syntax error', () => {
  expect(compileModule('A.jsx', 'const a: number = 1;').problem).toMatchObject({ line: 1 });
});

test('loops are guarded', () => {
  const result = compileModule('A.tsx', 'while (true) {}');
  expect(result.problem === undefined && result.code).toContain('while (__tick() && (true))');
});
