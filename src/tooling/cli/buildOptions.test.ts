import { SERVED_LOCALES } from '../../foundation/site/model/locales';
import { parseBuildOptions } from './buildOptions';

test('builds all languages for readers', () => {
  expect(parseBuildOptions([])).toEqual({ locales: SERVED_LOCALES, isForTests: false });
});

test('English is always there, since the others are laid into its folder', () => {
  expect(parseBuildOptions(['--locale', 'zh', '--for', 'tests'])).toEqual({
    locales: ['en', 'zh'],
    isForTests: true,
  });
});

test.each([
  [['--help'], "Unknown option '--help'"],
  [['zh'], "Unexpected argument 'zh'"],
  [['--locale'], 'argument missing'],
  [['--locale', 'fr,zh'], 'no language "fr": it is served in en, zh, ar'],
  [['--for', 'readers'], 'can\'t be for "readers"'],
])('%j is answered with what there is', (args, reason) => {
  expect(() => parseBuildOptions(args)).toThrow(reason);
});
