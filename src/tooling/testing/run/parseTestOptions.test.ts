import { OptionError, parseTestOptions } from './parseTestOptions';

const findFeature = (name: string): string => name;
const parse = (...argv: string[]): ReturnType<typeof parseTestOptions> =>
  parseTestOptions(argv, findFeature);

test('without options: what changed, and a sample', () => {
  expect(parse()).toEqual({ scope: 'changed' });
});

test('everything, or a part of it on one of several machines', () => {
  expect(parse('--all')).toEqual({ scope: 'all' });
  expect(parse('--all', '--shard', '2/4')).toEqual({ scope: 'all', shard: '2/4' });
});

test('what changed, with a record of what passed', () => {
  expect(parse('--record')).toEqual({ scope: 'changed', isRecorded: true });
});

test('one feature', () => {
  expect(parse('--only', 'search')).toEqual({ scope: 'feature', feature: 'search' });
});

test.each([
  [['--shard', '5/4'], /"5\/4" is no shard.*from 1\/4 to 4\/4/],
  [['--al'], /Unknown option "--al"\. There are --all/],
  [['--only', 'search', '--shard', '1/4'], /use one of them/],
])('%j is refused with what to write instead', (argv, words) => {
  expect(() => parse(...argv)).toThrow(OptionError);
  expect(() => parse(...argv)).toThrow(words);
});
