import type { CodeStyling } from './codeStyling';
import { CODE_STYLING_OF } from './demoStyling';
import type { Direction } from './direction';

/** What the address of a demo that stands alone may ask for (`/demo/…?mode=dark&dir=rtl`). */
export interface StandaloneDemoChoices {
  readonly mode?: 'light' | 'dark' | undefined;
  readonly direction?: Direction | undefined;
  readonly dense?: boolean | undefined;
  readonly styling?: CodeStyling | undefined;
  /** Widest the demo may be, in px. */
  readonly width?: number | undefined;
}

/** Sane widths in px: a small watch to a large screen. */
const STANDALONE_DEMO_WIDTH = { min: 120, max: 4000 } as const;

const MODES = { light: 'light', dark: 'dark' } as const;
const DIRECTIONS = { ltr: 'ltr', rtl: 'rtl' } as const;
const DENSITIES = { dense: true, normal: false } as const;

/** Whether a path is that of a standalone demo, in any language. */
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
 * Reads the address of a standalone demo. Total: unknown parameters and values are ignored, and an
 * address of another page asks for nothing.
 */
export function standaloneDemoChoices(pathname: string, search: string): StandaloneDemoChoices {
  if (!isStandaloneDemo(pathname)) return {};
  const texts = new Map(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((pair) => pair.split('=', 2) as [string, string | undefined]),
  );
  return {
    mode: lookUp(MODES, texts.get('mode')),
    direction: lookUp(DIRECTIONS, texts.get('dir')),
    dense: lookUp(DENSITIES, texts.get('density')),
    styling: lookUp(CODE_STYLING_OF, texts.get('styling')),
    width: parseWidth(texts.get('w')),
  };
}
