import path from 'node:path';
import { DEMO_STYLINGS } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { EagerHydration, ThemeName } from '../model/types';

/** Returns a demo's name: `Introduction` for `Introduction/system/index.tsx`, otherwise the file's name. */
export function demoName(file: string): string {
  const base = path.basename(file, '.tsx');
  return base === 'index' ? path.basename(path.dirname(path.dirname(file))) : base;
}

/**
 * Returns a demo's styling, which its folder names. A demo that is a single file has the `system`
 * styling.
 */
export function demoStyling(file: string): DemoStyling {
  const folder = path.basename(path.dirname(file));
  const isVariant = path.basename(file) === 'index.tsx';
  return (isVariant ? DEMO_STYLINGS.find((styling) => styling === folder) : undefined) ?? 'system';
}

/** Returns the library that a demo shows, whose theme it's rendered in. */
export function demoTheme(code: string): ThemeName {
  return /from ['"]@mui\/joy/.test(code) ? 'joy' : 'material';
}

/**
 * Components that measure themselves, pick a color mode, read storage, or load data in the browser, so
 * their server HTML is incomplete. The Data Grid isn't among them because the server renders
 * `GridTable` instead, and the Date Pickers and the Tree View render completely on the server.
 */
const INCOMPLETE_ON_SERVER =
  /['"]@(?:mui\/x-(?!data-grid|date-pickers|tree-view)|toolpad\/core\/(?:Crud|SignInPage|use(?:Local|Session)StorageState))|\b(?:useColorScheme|SwipeableDrawer)\b/;

/** Toolpad's `AppProvider` picks its theme in the browser, so the server always renders the light one. */
const LIGHT_ON_SERVER = /['"]@toolpad\/core\/AppProvider['"]/;

/** Date Pickers lists that scroll to the selected entry when they mount. */
const SCROLLS_ON_MOUNT = /<(?:\w*DigitalClock|YearCalendar)\b|\bopenTo="year"/;

/** Without a maximum height, the list doesn't scroll. */
const NOT_SCROLLABLE = /\bmaxHeight: 'none'/;

/**
 * Whether a demo looks right only after it's hydrated: in both color modes (`true`), in dark mode, or
 * never.
 */
export function findEagerHydration(sources: readonly string[]): EagerHydration {
  const isIncomplete = sources.some(
    (source) =>
      INCOMPLETE_ON_SERVER.test(source) ||
      (SCROLLS_ON_MOUNT.test(source) && !NOT_SCROLLABLE.test(source)),
  );
  if (isIncomplete) return true;
  return sources.some((source) => LIGHT_ON_SERVER.test(source)) ? 'dark' : false;
}
