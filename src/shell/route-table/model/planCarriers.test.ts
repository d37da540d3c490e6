import { planCarriers } from './planCarriers';
import type { CarrierGroup } from './planCarriers';

const group = (files: string[], children: number[] = [], isInitial = false): CarrierGroup => ({
  files,
  children,
  isInitial,
});

test('the names of a page’s demos are in the page, those of pages in their shard', () => {
  const plan = planCarriers([
    group(['main'], [1], true),
    group(['shard'], [2, 3]),
    group(['button'], [4, 5]),
    group(['card'], [5]),
    group(['mui', 'demo-a']),
    group(['mui', 'demo-b']),
  ]);
  expect(Object.fromEntries(plan)).toEqual({
    button: ['shard'],
    card: ['shard'],
    'demo-a': ['button'],
    'demo-b': ['button', 'card'],
    mui: ['button', 'card'],
  });
});

test('what the first load asks for is known to everyone, whoever else asks', () => {
  const plan = planCarriers([
    group(['main'], [1, 2], true),
    group(['a'], [2, 3]),
    group(['b']),
    group(['b', 'c']),
  ]);
  expect([...plan.keys()]).toEqual(['c']);
});

test('the least shared script of a group says the names', () => {
  const plan = planCarriers([
    group(['main'], [1, 2], true),
    group(['lib', 'a'], [3]),
    group(['lib', 'b']),
    group(['c', 'lib']),
  ]);
  expect(Object.fromEntries(plan)).toEqual({ c: ['a'] });
});

test('what many ask for is known to everyone', () => {
  const pages = Array.from({ length: 9 }, (_, index) => group([`page-${String(index)}`], [1]));
  expect(planCarriers([group(['main'], [], true), group(['lib']), ...pages]).size).toBe(0);
});

test('scripts that ask for each other do not name each other', () => {
  const plan = planCarriers([
    group(['main'], [1], true),
    group(['a'], [2]),
    group(['b'], [3, 4]),
    group(['c'], [2]),
    group(['d']),
  ]);
  expect([...plan.keys()]).toEqual(['d']);
});

test('a group without a script of its own leaves the names to everyone', () => {
  expect(planCarriers([group(['main'], [1], true), group([], [2]), group(['a'])]).size).toBe(0);
});
