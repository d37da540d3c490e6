import { SERVED_LOCALES } from '../../foundation/site/model/locales';
import { parseBuildOptions } from './buildOptions';

test('without options, all languages are built for readers', () => {
  expect(parseBuildOptions([])).toEqual({ locales: SERVED_LOCALES, isForTests: false });
});

test('English is always built, because the other languages are merged into its folder', () => {
  expect(parseBuildOptions(['--locale', 'zh', '--for', 'tests'])).toEqual({
    locales: ['en', 'zh'],
    isForTests: true,
  });
});

test.each([
  [['--help'], "Unknown option '--help'"],
  [['zh'], "Unexpected argument 'zh'"],
  [['--locale'], 'argument missing'],
  [['--locale', 'fr,zh'], 'no language "fr". Its languages are en, zh, ar'],
  [['--for', 'readers'], '--for "readers" doesn\'t exist: the only purpose is "tests"'],
])('%j is rejected with a list of what is allowed', (args, reason) => {
  expect(() => parseBuildOptions(args)).toThrow(reason);
});
