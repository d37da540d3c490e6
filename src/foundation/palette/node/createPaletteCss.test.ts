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

test('writes both schemes, and the dark one again for when JavaScript is off', () => {
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

test('throws for a theme that does not use data-theme', () => {
  expect(() =>
    createPaletteCss({ generateStyleSheets: () => [{ '.dark': { '--x': '1' } }] }),
  ).toThrow('[palette] A theme has no rule for [data-theme="dark"].');
});

describe.each([
  ['mui', getMuiTheme(), 34_000],
  ['joy', joyTheme, 26_000],
])('the site’s --%s variables', (prefix, theme, maxBytes) => {
  const css = createPaletteCss(theme);

  test('are small and well formed', () => {
    expect(css.length).toBeLessThan(maxBytes);
    expect(css).not.toMatch(/undefined|NaN|\[object/);
  });

  test('exist for every scheme', () => {
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
