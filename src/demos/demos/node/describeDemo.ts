import path from 'node:path';
import { DEMO_STYLINGS } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { EarlyStart, ThemeName } from '../model/types';

/** `Introduction/system/index.tsx` is the demo `Introduction`; else the file's own name. */
export function demoName(file: string): string {
  const base = path.basename(file, '.tsx');
  return base === 'index' ? path.basename(path.dirname(path.dirname(file))) : base;
}

/** The folder names the styling; a single file is the `system` one. */
export function demoStyling(file: string): DemoStyling {
  const folder = path.basename(path.dirname(file));
  const isVariant = path.basename(file) === 'index.tsx';
  return (isVariant ? DEMO_STYLINGS.find((styling) => styling === folder) : undefined) ?? 'system';
}

/** The library that a demo shows: it lives in that library's theme. */
export function demoTheme(code: string): ThemeName {
  return /from ['"]@mui\/joy/.test(code) ? 'joy' : 'material';
}

/**
 * What measures itself, chooses a mode, reads its storage, or loads its data in the browser, so that
 * the server's HTML of it is a sketch. The Data Grid isn't among them, because `GridTable` stands in
 * its place, nor are the Date Pickers and the Tree View, which the server draws.
 */
const UNFINISHED =
  /['"]@(?:mui\/x-(?!data-grid|date-pickers|tree-view)|toolpad\/core\/(?:Crud|SignInPage|use(?:Local|Session)StorageState))|\b(?:useColorScheme|SwipeableDrawer)\b/;

/** Of its two themes the server draws the light one, because it chooses in the browser. */
const LIGHT_ONLY = /['"]@toolpad\/core\/AppProvider['"]/;

/** Lists of the Date Pickers that move to the chosen entry when they are mounted. */
const SCROLLED = /<(?:\w*DigitalClock|YearCalendar)\b|\bopenTo="year"/;

/** What shows its list as a whole has nothing to move to. */
const AS_HIGH_AS_ITS_LIST = /\bmaxHeight: 'none'/;

/** Whether a demo looks as it should only when its own code has come, in dark mode or in both. */
export function findEarlyStart(sources: readonly string[]): EarlyStart {
  const isUnfinished = sources.some(
    (source) =>
      UNFINISHED.test(source) || (SCROLLED.test(source) && !AS_HIGH_AS_ITS_LIST.test(source)),
  );
  if (isUnfinished) return true;
  return sources.some((source) => LIGHT_ONLY.test(source)) ? 'dark' : false;
}
