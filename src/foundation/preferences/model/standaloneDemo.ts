import type { CodeStyling } from './codeStyling';
import { CODE_STYLING_OF } from './demoStyling';
import type { Direction } from './direction';

/** The options in a standalone demo's URL (`/demo/…?mode=dark&dir=rtl`). */
export interface StandaloneDemoChoices {
  readonly mode?: 'light' | 'dark' | undefined;
  readonly direction?: Direction | undefined;
  readonly dense?: boolean | undefined;
  readonly styling?: CodeStyling | undefined;
  /** Maximum width of the demo, in px. */
  readonly width?: number | undefined;
}

/** Accepted widths in px, from a small watch to a large screen. */
const STANDALONE_DEMO_WIDTH = { min: 120, max: 4000 } as const;

const MODES = { light: 'light', dark: 'dark' } as const;
const DIRECTIONS = { ltr: 'ltr', rtl: 'rtl' } as const;
const DENSITIES = { dense: true, normal: false } as const;

/** Whether a path leads to a standalone demo, with or without a language prefix. */
export function isStandaloneDemo(pathname: string): boolean {
  return /^(?:\/[a-z]{2})?\/demo(?:\/|$)/.test(pathname);
}

function lookUp<T>(table: Readonly<Record<string, T>>, text: string | undefined): T | undefined {
  return text !== undefined && Object.hasOwn(table, text) ? table[text] : undefined;
}

function parseWidth(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return undefined;
  const width = Number(text);
  return width >= STANDALONE_DEMO_WIDTH.min && width <= STANDALONE_DEMO_WIDTH.max
    ? width
    : undefined;
}

/**
 * Parses the options in a standalone demo's URL. Unknown parameters and values are ignored, and the
 * URL of any other page has no options. Never throws.
 */
export function parseStandaloneDemoUrl(pathname: string, search: string): StandaloneDemoChoices {
  if (!isStandaloneDemo(pathname)) return {};
  const parameters = new Map(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((pair) => pair.split('=', 2) as [string, string | undefined]),
  );
  return {
    mode: lookUp(MODES, parameters.get('mode')),
    direction: lookUp(DIRECTIONS, parameters.get('dir')),
    dense: lookUp(DENSITIES, parameters.get('density')),
    styling: lookUp(CODE_STYLING_OF, parameters.get('styling')),
    width: parseWidth(parameters.get('w')),
  };
}
