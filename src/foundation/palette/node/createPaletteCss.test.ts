import { joyTheme } from '../client/joyTheme';
import { getMuiTheme } from '../client/muiTheme';
import { createPaletteCss } from './createPaletteCss';

const source = {
  generateStyleSheets: () => [
    { ':root': { '--x-size': '8px', '--x-shadow': '0 0 var(--x-main, red)' } },
    {
      ':root, [data-theme="light"]': {
        colorScheme: 'light',
        '--x-main': '#111',
        '--x-text': 'var(--x-main, red)',
        '--x-same': '#fff',
      },
    },
    {
      '[data-theme="dark"]': {
        colorScheme: 'dark',
        '--x-main': '#eee',
        '--x-text': 'var(--x-main, red)',
        '--x-same': '#fff',
      },
    },
  ],
};

test('writes both schemes, and the dark one again for readers without JavaScript', () => {
  const [, ...rules] = createPaletteCss(source).split('*/\n\n');
  expect(rules.join('')).toBe(`:root {
  --x-size: 8px;
  --x-shadow: 0 0 var(--x-main);
}

:root, [data-theme="light"] {
  color-scheme: light;
  --x-main: #111;
  --x-text: #111;
  --x-same: #fff;
}

[data-theme="dark"] {
  color-scheme: dark;
  --x-main: #eee;
  --x-text: #eee;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
    --x-main: #eee;
    --x-text: #eee;
  }
}
`);
});

test('a theme that does not follow data-theme is an error', () => {
  expect(() =>
    createPaletteCss({ generateStyleSheets: () => [{ '.dark': { '--x': '1' } }] }),
  ).toThrow('[palette] A theme has no rule for [data-theme="dark"].');
});

describe.each([
  ['mui', getMuiTheme(), 34_000],
  ['joy', joyTheme, 26_000],
])('the variables of the site with --%s', (prefix, theme, maxBytes) => {
  const css = createPaletteCss(theme);

  test('are few and whole', () => {
    expect(css.length).toBeLessThan(maxBytes);
    expect(css).not.toMatch(/undefined|NaN|\[object/);
  });

  test('every scheme has its own', () => {
    const names = (block: string | undefined) =>
      block?.match(new RegExp(`--${prefix}-palette-[\\w-]+(?=:)`, 'g')) ?? [];
    const blocks = (start: string) =>
      css
        .split('\n\n')
        .filter((block) => block.startsWith(start))
        .join('\n');
    expect(names(blocks(':root, [data-theme="light"]')).length).toBeGreaterThan(100);
    expect(names(blocks('[data-theme="dark"]')).length).toBeGreaterThan(90);
    expect(names(blocks('@media'))).toEqual(names(blocks('[data-theme="dark"]')));
  });
});
