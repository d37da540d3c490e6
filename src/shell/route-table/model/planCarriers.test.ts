import { planCarriers } from './planCarriers';
import type { CarrierGroup } from './planCarriers';

const group = (files: string[], children: number[] = [], isInitial = false): CarrierGroup => ({
  files,
  children,
  isInitial,
});

test('a page carries the hashes of its demos, and a shard those of its pages', () => {
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

test('scripts that the first load requests stay in the runtime, whatever else requests them', () => {
  const plan = planCarriers([
    group(['main'], [1, 2], true),
    group(['a'], [2, 3]),
    group(['b']),
    group(['b', 'c']),
  ]);
  expect([...plan.keys()]).toEqual(['c']);
});

test('the carrier is the script of a group that the fewest groups share', () => {
  const plan = planCarriers([
    group(['main'], [1, 2], true),
    group(['lib', 'a'], [3]),
    group(['lib', 'b']),
    group(['c', 'lib']),
  ]);
  expect(Object.fromEntries(plan)).toEqual({ c: ['a'] });
});

test('scripts that many scripts request stay in the runtime', () => {
  const pages = Array.from({ length: 9 }, (_, index) => group([`page-${String(index)}`], [1]));
  expect(planCarriers([group(['main'], [], true), group(['lib']), ...pages]).size).toBe(0);
});

test('scripts that request each other do not carry each other’s hash', () => {
  const plan = planCarriers([
    group(['main'], [1], true),
    group(['a'], [2]),
    group(['b'], [3, 4]),
    group(['c'], [2]),
    group(['d']),
  ]);
  expect([...plan.keys()]).toEqual(['d']);
});

test('the hashes that a group without scripts would carry stay in the runtime', () => {
  expect(planCarriers([group(['main'], [1], true), group([], [2]), group(['a'])]).size).toBe(0);
});
