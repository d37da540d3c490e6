import path from 'node:path';
import { DEMO_STYLINGS } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { ThemeName } from '../model/types';

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
 * Libraries that measure themselves in the browser, so that the server's HTML of them is a sketch.
 * The Data Grid isn't among them, because `GridTable` stands in its place, nor is the Tree View.
 */
const MEASURED = /['"]@(?:mui\/x-(?!data-grid|tree-view)|toolpad\/)/;

/** Whether a demo looks as it should only when its own code has come. */
export function isDeferred(sources: readonly string[]): boolean {
  return sources.some((source) => MEASURED.test(source));
}
