import path from 'node:path';
import { findFeature } from './findFeature';

const SRC = path.resolve(__dirname, '../..');

test.each([
  ['search', 'search'],
  ['src/search/', 'search'],
  ['testing/record', path.join('testing', 'record')],
])('%s is found', (name, folder) => {
  expect(findFeature(SRC, name)).toBe(folder);
});

test.each([
  ['serch', 'search'],
  ['colormode', 'color-mode'],
  ['', ''],
  ['../docs', 'docs'],
])('%j is answered with the nearest name', (name, nearest) => {
  expect(() => findFeature(SRC, name)).toThrow(`There's no feature "${name}"`);
  if (nearest !== 'docs' && nearest !== '') {
    expect(() => findFeature(SRC, name)).toThrow(`npm test -- --only ${nearest}`);
  }
});
