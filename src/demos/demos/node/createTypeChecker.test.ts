import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTypeChecker } from './createTypeChecker';

const DEMO = `/** @deprecated Use \`pour\`. */
export const spill = (): number => 1;
export const glass: number = spill();
export const plate: number = 'plate';
`;

let folder: string;
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'types-')));
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}');
  const lib = path.dirname(require.resolve('typescript/package.json'));
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(lib, path.join(folder, 'node_modules/typescript'));
  fs.writeFileSync(path.join(folder, 'Demo.tsx'), DEMO);
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const check = (page: string): string[] => {
  fs.writeFileSync(path.join(folder, 'index.mdx'), page);
  return createTypeChecker(folder)([path.join(folder, 'Demo.tsx')]).map(
    ({ file, line, what }) => `${file}:${String(line)} ${what}`,
  );
};

const TYPE_ERROR = `Demo.tsx:4 Type error: Type 'string' is not assignable to type 'number'.`;

test('reports type errors and deprecated APIs, by line', () => {
  expect(check('# Glasses')).toEqual([
    TYPE_ERROR,
    'Demo.tsx:3 "spill" is deprecated, so editors strike it through for people who copy this demo.',
  ]);
});

test('a page may use a deprecated API if it says so', () => {
  expect(check('`spill` is deprecated in favor of `pour`.')).toEqual([TYPE_ERROR]);
});
