import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';

/** A role of the palette as Material UI derives it from one color. All values `#rrggbb`. */
export interface ColorTones {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  /** The text on the role: white where it reaches the theme's threshold, else almost black. */
  readonly contrastText: string;
  /** Contrast of that text on `main`, 1 to 21 (WCAG 2.2, 1.4.3). */
  readonly ratio: number;
}

/** The roles that the tool changes. */
export interface ColorDraft {
  readonly primary: string;
  readonly secondary: string;
}

/** Defaults of `createTheme` (spec THEME-10, THEME-11). */
const CONTRAST_THRESHOLD = 3;
const TONAL_OFFSET = 0.2;
const WHITE = '#fff';
const BLACK_TEXT = 'rgba(0, 0, 0, 0.87)';

/** Reads `#rgb` or `#rrggbb`, with or without `#`; anything else is `undefined`. */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** What `createTheme({ palette: { primary: { main } } })` makes of a color. */
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

/** White or black, whichever can be read at any size on a color: one of the two always can. */
export function pickReadable(background: string): '#fff' | '#000' {
  return getContrastRatio(background, WHITE) >= 4.5 ? WHITE : '#000';
}

/** Who can read text of a contrast: WCAG 2.2, 1.4.3. */
export function gradeContrast(ratio: number): 'all' | 'large' | 'none' {
  if (ratio >= 4.5) return 'all';
  return ratio >= 3 ? 'large' : 'none';
}

/** The theme's code. Roles need no more than `main`: the rest is derived. */
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

/** The CSS variables of the site's and the demos' theme that a draft changes. */
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
