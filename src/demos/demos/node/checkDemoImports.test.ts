import ts from 'typescript';
import { RUNTIME_GROUPS } from '../../editor/node/runtimeGroups';
import { dependencies } from '../../../../package.json';
import { isDemoPackage } from '../data/demoPackages';
import { checkDemoImports } from './checkDemoImports';

function check(text: string): string[] {
  const source = ts.createSourceFile('Demo.tsx', text, ts.ScriptTarget.Latest, true);
  return checkDemoImports('docs/x/react-charts/Demo.tsx', source).map(
    ({ line, what }) => `${String(line)}: ${what}`,
  );
}

test('reports a package that is not on the list, with its line', () => {
  expect(check("import * as React from 'react';\nimport _ from 'lodash/fp';")).toEqual([
    expect.stringMatching(/^2: .*"lodash"/u),
  ]);
});

test('allows packages on the list and files next to the demo', () => {
  const names = ['react', '@mui/material/Button', '@tanstack/react-virtual', 'notistack', './rows'];
  expect(check(names.map((name) => `import '${name}';`).join('\n'))).toEqual([]);
});

const data = "import { createOrders } from '../../_data/orders';\n";

test.each([
  ['at module level', 'const rows = createOrders(200);'],
  ['within another call', 'const rows = createOrders(200).slice(0, 20);'],
  ['in an object', 'const table = { rows: createOrders(200) };'],
])('reports rows created while the module loads: %s', (_name, line) => {
  expect(check(data + line)).toEqual([expect.stringMatching(/^2: createOrders\(\)/u)]);
});

test.each([
  'const create = () => createOrders(200);',
  'export default function Demo() {\n  const [rows] = React.useState(() => createOrders(200));\n}',
])('%s passes', (line) => {
  expect(check(data + line)).toEqual([]);
});

test('every allowed third-party package is available in the editor', () => {
  const available = new Set(RUNTIME_GROUPS.flatMap(({ packages }) => packages));
  const pinned = Object.keys(dependencies).filter((name) => isDemoPackage(name));
  const thirdParty = pinned.filter((name) => !name.startsWith('@mui/'));
  expect(thirdParty.length).toBeGreaterThan(8);
  expect(thirdParty.filter((name) => !available.has(name))).toEqual([]);
  expect(isDemoPackage('@mui/material')).toBe(true);
});
