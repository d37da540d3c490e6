import fs from 'node:fs';
import path from 'node:path';
import {
  exportName,
  ICON_STYLES,
  type IconEntry,
  type IconShape,
  type IconShapes,
  type IconStyle,
} from '../model/types';
import { parseIconSource } from './parseIconSource';

/** The data of the icons page. */
export interface IconSet {
  readonly entries: readonly IconEntry[];
  readonly shapes: Readonly<Record<IconStyle, IconShapes>>;
}

/** Returns a name without its style. `HomeFilled` and `DeleteOutline` are complete names. */
function stripStyle(name: string, names: ReadonlySet<string>): string {
  const style = ICON_STYLES.find((candidate) => candidate !== 'Filled' && name.endsWith(candidate));
  if (style === undefined) return name;
  const base = name.slice(0, -style.length);
  const isStyle = style !== 'Outlined' || names.has(base) || names.has(`${base}Rounded`);
  return isStyle ? base : name;
}

function findEntries(names: ReadonlySet<string>): IconEntry[] {
  return [...new Set([...names].map((name) => stripStyle(name, names)))]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name): IconEntry => {
      const bits = ICON_STYLES.map((style, index) =>
        names.has(exportName(name, style)) ? 1 << index : 0,
      );
      return [name, bits.reduce((sum, bit) => sum + bit, 0)];
    });
}

/**
 * Reads all icons of the installed package: about 11,000 files, which takes about a second.
 *
 * @throws when the package isn't installed
 */
export function readIcons(siteDir: string): IconSet {
  const folder = path.join(siteDir, 'node_modules/@mui/icons-material/esm');
  const files = fs.readdirSync(folder).filter((file) => /^[A-Z]\w*\.js$/.test(file));
  if (files.length === 0) {
    throw new Error(
      `${folder} contains no icons, so the icons page would be empty. Run "npm ci" to install @mui/icons-material.`,
    );
  }
  const entries = findEntries(new Set(files.map((file) => file.slice(0, -'.js'.length))));
  const readShape = (name: string): IconShape =>
    parseIconSource(fs.readFileSync(path.join(folder, `${name}.js`), 'utf8'));
  const shapes = Object.fromEntries(
    ICON_STYLES.map((style, index) => [
      style,
      Object.fromEntries(
        entries
          .filter(([, styles]) => (styles & (1 << index)) !== 0)
          .map(([name]) => [name, readShape(exportName(name, style))]),
      ),
    ]),
  ) as Record<IconStyle, IconShapes>;
  return { entries, shapes };
}
