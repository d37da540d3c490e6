import path from 'node:path';
import { findFeature } from './findFeature';

const SRC = path.resolve(__dirname, '../../..');

test.each([
  ['search', path.join('reader', 'search')],
  ['src/reader/search/', path.join('reader', 'search')],
  ['testing/record', path.join('tooling', 'testing', 'record')],
  ['reader', 'reader'],
  ['demos', path.join('demos', 'demos')],
  ['plugins/search', path.join('plugins', 'search')],
])('%s: finds %s', (name, folder) => {
  expect(findFeature(SRC, name)).toBe(folder);
});

test.each([
  ['serch', 'search'],
  ['colormode', 'color-mode'],
  ['', ''],
  ['../docs', 'docs'],
])('%j: the error suggests the closest name', (name, nearest) => {
  expect(() => findFeature(SRC, name)).toThrow(`There's no feature "${name}"`);
  if (nearest !== 'docs' && nearest !== '') {
    expect(() => findFeature(SRC, name)).toThrow(`npm test -- --only ${nearest}`);
  }
});
