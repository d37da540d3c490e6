import { hashContent } from './hashContent';

test('returns the start of the SHA-256 hash', () => {
  // printf 'abc' | sha256sum
  expect(hashContent('abc', 12)).toBe('ba7816bf8f01');
  expect(hashContent(Buffer.from('abc'), 64)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
