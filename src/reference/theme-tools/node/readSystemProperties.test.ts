import { readSystemProperties } from './readSystemProperties';

const properties = new Map(readSystemProperties().map((property) => [property.name, property]));

test.each([
  ['p', 'p: 2', 'padding: 16px'],
  ['px', 'px: 2', 'padding-left: 16px; padding-right: 16px'],
  ['maxWidth', "maxWidth: 'sm'", 'max-width: 600px'],
  ['width', 'width: 0.5', 'width: 50%'],
])('%s has an example', (name, sx, css) => {
  expect(properties.get(name)?.example).toEqual({ sx, css });
});

test('adds a unit to a bare number where CSS needs one', () => {
  expect(properties.get('borderRadius')?.example?.css).toBe('border-radius: 8px');
  expect(properties.get('zIndex')?.example?.css).toBe('z-index: 1300');
  expect(properties.get('typography')?.example?.css).toMatch(
    /; font-weight: 500; .*; line-height: 1.6;/u,
  );
});

test('keeps the media query of displayPrint', () => {
  expect(properties.get('displayPrint')).toMatchObject({
    css: ['@media print { display }'],
    example: { sx: "displayPrint: 'none'", css: '@media print { display: none }' },
  });
});
