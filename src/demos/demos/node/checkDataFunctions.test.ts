import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDataFunctions, listDataFiles } from './checkDataFunctions';

const docs = fs.mkdtempSync(path.join(os.tmpdir(), 'data-functions-'));
afterAll(() => {
  fs.rmSync(docs, { recursive: true });
});

test('reports every call that makes shared data differ between loads, by file and line', () => {
  fs.mkdirSync(path.join(docs, 'x/_data'), { recursive: true });
  fs.writeFileSync(
    path.join(docs, 'x/_data/orders.ts'),
    'export const createOrders = (count: number) =>\n  Array.from({ length: count }, () => ({\n    price: Math.random(),\n    due: new Date(),\n    paid: new Date(2026, 1, 2),\n  }));\n',
  );
  fs.writeFileSync(path.join(docs, 'x/rows.ts'), 'export const rows = [Math.random()];\n');
  const files = listDataFiles(docs);
  expect(files.map((file) => path.relative(docs, file))).toEqual(['x/_data/orders.ts']);
  const problems = checkDataFunctions(docs, files);
  expect(problems.map(({ file, line }) => `${file}:${String(line)}`)).toEqual([
    'x/_data/orders.ts:3',
    'x/_data/orders.ts:4',
  ]);
});
