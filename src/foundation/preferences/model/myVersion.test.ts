import {
  listNewerReleases,
  listNewerXReleases,
  MY_VERSIONS,
  MY_X_VERSIONS,
  parseMyVersion,
  parseMyXVersion,
} from './myVersion';

test('parses a known version, and treats anything else as none', () => {
  expect(parseMyVersion('6.4')).toBe('6.4');
  expect(parseMyVersion('')).toBeUndefined();
  expect(parseMyVersion('99.0')).toBeUndefined();
});

test('lists the releases after a version', () => {
  expect(listNewerReleases('6.3')).toEqual(['6.4', '7.0']);
  expect(listNewerReleases(MY_VERSIONS.at(-1))).toEqual([]);
  expect(listNewerReleases(undefined)).toEqual([]);
});

test('distinguishes MUI X releases from Material UI releases', () => {
  expect(parseMyXVersion('8.10')).toBe('8.10');
  expect(parseMyXVersion('5.18')).toBeUndefined();
  expect(listNewerXReleases('8.20')).toEqual(['x-8.29']);
  expect(listNewerXReleases(MY_X_VERSIONS.at(-1))).toEqual([]);
  expect(listNewerXReleases(undefined)).toEqual([]);
});
