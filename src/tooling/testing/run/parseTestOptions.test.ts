import { OptionError, parseTestOptions } from './parseTestOptions';

const findFeature = (name: string): string => name;
const parse = (...argv: string[]): ReturnType<typeof parseTestOptions> =>
  parseTestOptions(argv, findFeature);

test('without options, a run covers what changed and a sample', () => {
  expect(parse()).toEqual({ scope: 'changed' });
});

test('--all covers everything, or a part of it with --shard', () => {
  expect(parse('--all')).toEqual({ scope: 'all' });
  expect(parse('--all', '--shard', '2/4')).toEqual({ scope: 'all', shard: '2/4' });
});

test('--record records what passed', () => {
  expect(parse('--record')).toEqual({ scope: 'changed', isRecorded: true });
});

test('--only covers one feature', () => {
  expect(parse('--only', 'search')).toEqual({ scope: 'feature', feature: 'search' });
});

test.each([
  [['--shard', '5/4'], /"5\/4" isn't a shard.*from 1\/4 to 4\/4/],
  [['--al'], /Unknown option "--al"\. The options are --all/],
  [['--only', 'search', '--shard', '1/4'], /Use one of them/],
])('%j is rejected with what to use instead', (argv, message) => {
  expect(() => parse(...argv)).toThrow(OptionError);
  expect(() => parse(...argv)).toThrow(message);
});
