/** URL of the self-hosted font files. It contains their version, because their names have no hash. */
export const FONT_FOLDER = '/fonts/ibm-plex-sans-5.3.0';

/** One weight of the site's web font. */
export interface WebFontFace {
  /** URL of its file, the same for every language. */
  readonly address: string;
  /** A CSS `font-weight`, or two for a range. */
  readonly weight: string;
}

/** The font family, as named in `FONT_TEXT`. */
export const WEB_FONT_FAMILY = 'IBM Plex Sans';

/** The self-hosted font faces, regular and bold. */
export const WEB_FONT_FACES: readonly WebFontFace[] = [
  { address: `${FONT_FOLDER}/ibm-plex-sans-latin-400-normal.woff2`, weight: '400' },
  { address: `${FONT_FOLDER}/ibm-plex-sans-latin-600-normal.woff2`, weight: '600 700' },
];
