import { navigationTrees } from '../data/trees';
import { formatVersionLabel } from './formatVersionLabel';

test('keeps version numbers as they are', () => {
  expect(['v7.0.2', 'v5.0.0-beta.49', '6'].map(formatVersionLabel)).toEqual([
    'v7.0.2',
    'v5.0.0-beta.49',
    '6',
  ]);
});

test('the only label in the trees that is not a version is the translated one', () => {
  const labels = navigationTrees.flatMap(({ versions = [] }) => versions.map(({ text }) => text));
  expect(labels.map(formatVersionLabel)).toEqual(labels);
});
