import {
  codeStylingFromHash,
  CODE_STYLINGS,
  initialCodeStyling,
  parseCodeStyling,
} from './codeStyling';

test.each([
  ['#tailwind-Introduction.tsx', 'Tailwind'],
  ['#css-Introduction.js', 'CSS'],
  ['#system-Introduction', 'MUI System'],
  ['#demo-tailwind-Introduction', 'Tailwind'],
  ['#system-tailwind-css-x', 'MUI System'],
  ['#css-tailwind-x', 'CSS'],
  ['#Tailwind-Introduction', undefined],
  ['#tailwind', undefined],
  ['', undefined],
])('codeStylingFromHash(%p) is %p', (hash, expected) => {
  expect(codeStylingFromHash(hash)).toBe(expected);
});

test.each([
  ['MUI System', 'MUI System'],
  ['Tailwind', 'Tailwind'],
  ['CSS', 'CSS'],
  ['css', 'MUI System'],
  ['', 'MUI System'],
  [null, 'MUI System'],
  [undefined, 'MUI System'],
])('parseCodeStyling(%p) is %p', (text, expected) => {
  expect(parseCodeStyling(text)).toBe(expected);
});

const HASHES = [
  ['#tailwind-Demo', 'Tailwind'],
  ['#css-Demo', 'CSS'],
  ['#system-Demo', 'MUI System'],
  ['#Demo', undefined],
] as const;

const CASES = HASHES.flatMap(([hash, asked]) =>
  [...CODE_STYLINGS, undefined].map((saved) => ({
    hash,
    saved,
    expected: asked ?? saved ?? 'MUI System',
  })),
);

test.each(CASES)('hash $hash, cookie $saved: $expected', ({ hash, saved, expected }) => {
  expect(initialCodeStyling({ hash, saved })).toBe(expected);
});
