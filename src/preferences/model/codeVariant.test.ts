import {
  codeVariantFromHash,
  CODE_VARIANTS,
  initialCodeVariant,
  parseCodeVariant,
} from './codeVariant';

test.each([
  ['#BasicButtons.js', 'JS'],
  ['#BasicButtons.tsx', 'TS'],
  ['#tailwind-Introduction.tsx', 'TS'],
  ['#BasicButtons.ts', undefined],
  ['#BasicButtons.jsx', undefined],
  ['#BasicButtons.js-more', undefined],
  ['#BasicButtons', undefined],
  ['', undefined],
])('codeVariantFromHash(%p) is %p', (hash, expected) => {
  expect(codeVariantFromHash(hash)).toBe(expected);
});

test.each([
  ['JS', 'JS'],
  ['TS', 'TS'],
  ['js', 'TS'],
  ['', 'TS'],
  ['constructor', 'TS'],
  [null, 'TS'],
  [undefined, 'TS'],
])('parseCodeVariant(%p) is %p', (text, expected) => {
  expect(parseCodeVariant(text)).toBe(expected);
});

const HASHES = [
  ['#Demo.js', 'JS'],
  ['#Demo.tsx', 'TS'],
  ['#Demo', undefined],
] as const;
const SAVED = ['JS', 'TS', undefined] as const;

const CASES = HASHES.flatMap(([hash, asked]) =>
  SAVED.flatMap((saved) =>
    CODE_VARIANTS.map((fallback) => ({
      hash,
      saved,
      fallback,
      expected: asked ?? saved ?? fallback,
    })),
  ),
);

test('the table has every combination', () => {
  expect(CASES).toHaveLength(18);
});

test.each(CASES)(
  'hash $hash, cookie $saved, default $fallback: $expected',
  ({ hash, saved, fallback, expected }) => {
    expect(initialCodeVariant({ hash, saved, fallback })).toBe(expected);
  },
);

test('without a default of its own it is TypeScript', () => {
  expect(initialCodeVariant({ hash: '', saved: 'garbage' })).toBe('TS');
});
