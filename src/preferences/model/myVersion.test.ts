import { listLacking, MY_VERSIONS, parseMyVersion } from './myVersion';

test('a known version is read, anything else counts as none', () => {
  expect(parseMyVersion('6.4')).toBe('6.4');
  expect(parseMyVersion('')).toBeUndefined();
  expect(parseMyVersion('99.0')).toBeUndefined();
});

test('a reader lacks what came later', () => {
  expect(listLacking('6.3')).toEqual(['6.4', '7.0']);
  expect(listLacking(MY_VERSIONS.at(-1))).toEqual([]);
  expect(listLacking(undefined)).toEqual([]);
});
