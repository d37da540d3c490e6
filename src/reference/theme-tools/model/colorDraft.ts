import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';

/**
 * A palette role as Material UI derives it from one color. `light`, `main`, and `dark` are
 * `#rrggbb`.
 */
export interface ColorTones {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  /**
   * The color of text on `main`: white if its contrast reaches the theme's threshold, otherwise
   * almost black.
   */
  readonly contrastText: string;
  /** The contrast ratio of that text on `main`, from 1 to 21 (WCAG 2.2, 1.4.3). */
  readonly ratio: number;
}

/** The colors chosen in the tool, as `#rrggbb`. */
export interface ColorDraft {
  readonly primary: string;
  readonly secondary: string;
}

/** Defaults of `createTheme` (THEME-10 and THEME-11 in docs/_decisions/specification.md). */
const CONTRAST_THRESHOLD = 3;
const TONAL_OFFSET = 0.2;
const WHITE = '#fff';
const BLACK_TEXT = 'rgba(0, 0, 0, 0.87)';

/**
 * Parses `#rgb` or `#rrggbb`, with or without `#`, to `#rrggbb`. Returns `undefined` for anything
 * else.
 */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Returns what `createTheme({ palette: { primary: { main } } })` derives from a color. */
export function deriveTones(main: string): ColorTones {
  const hasWhiteText = getContrastRatio(main, WHITE) >= CONTRAST_THRESHOLD;
  return {
    light: rgbToHex(lighten(main, TONAL_OFFSET)),
    main,
    dark: rgbToHex(darken(main, TONAL_OFFSET * 1.5)),
    contrastText: hasWhiteText ? WHITE : BLACK_TEXT,
    ratio: getContrastRatio(main, hasWhiteText ? WHITE : '#212121'),
  };
}

/** Returns white or black, whichever has a contrast of at least 4.5:1. One of them always does. */
export function pickReadable(background: string): '#fff' | '#000' {
  return getContrastRatio(background, WHITE) >= 4.5 ? WHITE : '#000';
}

/** Returns which text sizes a contrast ratio is sufficient for (WCAG 2.2, 1.4.3). */
export function gradeContrast(ratio: number): 'all' | 'large' | 'none' {
  if (ratio >= 4.5) return 'all';
  return ratio >= 3 ? 'large' : 'none';
}

/** Formats the theme's code. Only `main` is written, since the theme derives the other tones. */
export function formatThemeCode({ primary, secondary }: ColorDraft): string {
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: true,
  palette: {
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});
`;
}

function toChannel(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');
}

/**
 * Returns the CSS variables of the site's and the demos' theme that a draft changes, with their
 * values.
 */
export function listVariables(draft: ColorDraft): readonly (readonly [string, string])[] {
  return (['primary', 'secondary'] as const).flatMap((role) => {
    const { light, main, dark, contrastText } = deriveTones(draft[role]);
    const name = `--mui-palette-${role}`;
    return [
      ...Object.entries({ light, main, dark }).flatMap(([tone, value]) => [
        [`${name}-${tone}`, value] as const,
        [`${name}-${tone}Channel`, toChannel(value)] as const,
      ]),
      [`${name}-contrastText`, contrastText] as const,
    ];
  });
}
