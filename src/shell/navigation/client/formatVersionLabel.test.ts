import { navigationTrees } from '../data/trees';
import { formatVersionLabel } from './formatVersionLabel';

test('numbers stay as they are', () => {
  expect(['v7.0.2', 'v5.0.0-beta.49', '6'].map(formatVersionLabel)).toEqual([
    'v7.0.2',
    'v5.0.0-beta.49',
    '6',
  ]);
});

test('the trees have one link with words, which is the one that is translated', () => {
  const texts = navigationTrees.flatMap(({ versions = [] }) => versions.map(({ text }) => text));
  expect(texts.map(formatVersionLabel)).toEqual(texts);
});
