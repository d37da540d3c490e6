import { serializeCss } from './serializeCss';

test('serializes declarations, nested rules, and at-rules', () => {
  const css = serializeCss({
    ':root': {
      colorScheme: 'light',
      '--mui-zIndex-fab': 1050,
      '--x-Camel': 'a',
      skipped: undefined,
      none: null,
    },
    empty: {},
    '@media print': { a: { color: 'red' } },
  });
  expect(css).toBe(`:root {
  color-scheme: light;
  --mui-zIndex-fab: 1050;
  --x-Camel: a;
}
@media print {
  a {
    color: red;
  }
}
`);
});

test('puts a multi-line value on one line', () => {
  expect(serializeCss({ a: { margin: '1px\n   2px' } })).toBe('a {\n  margin: 1px 2px;\n}\n');
});
