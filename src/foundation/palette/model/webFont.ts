/** Address of the self-hosted faces; it has their version, since the files have no hash. */
export const FONT_FOLDER = '/fonts/ibm-plex-sans-5.3.0';

/** One weight of the site's face. */
export interface WebFontFace {
  /** Address of its file, the same for every language. */
  readonly address: string;
  /** A weight of CSS, or two for a range. */
  readonly weight: string;
}

/** The family as `FONT_TEXT` names it. */
export const WEB_FONT_FAMILY = 'IBM Plex Sans';

/** The self-hosted faces: the running text and what is bold. */
export const WEB_FONT_FACES: readonly WebFontFace[] = [
  { address: `${FONT_FOLDER}/ibm-plex-sans-latin-400-normal.woff2`, weight: '400' },
  { address: `${FONT_FOLDER}/ibm-plex-sans-latin-600-normal.woff2`, weight: '600 700' },
];
