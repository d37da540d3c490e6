import fs from 'node:fs';
import path from 'node:path';

/** Declarations that list what a theme can style, by what a package's folder has. */
const FILES = [
  'styles/components.d.ts',
  'themeAugmentation/components.d.ts',
  'themeAugmentation/props.d.ts',
];

const known = new Map<string, ReadonlySet<string>>();

function readThemeNames(siteDir: string, packageName: string): ReadonlySet<string> {
  const cached = known.get(packageName);
  if (cached !== undefined) return cached;
  const names = new Set<string>();
  for (const file of FILES) {
    const full = path.join(siteDir, 'node_modules', packageName, file);
    if (!fs.existsSync(full)) continue;
    for (const [name] of fs
      .readFileSync(full, 'utf8')
      .matchAll(/\b(?:Mui|Joy)[A-Z]\w+(?=\??:)/gu)) {
      names.add(name);
    }
  }
  known.set(packageName, names);
  return names;
}

/** The key of a component in `theme.components`, if a theme can style it. */
export function findThemeName(
  siteDir: string,
  packageName: string,
  component: string,
): string | undefined {
  const names = readThemeNames(siteDir, packageName);
  // The commercial grids read the key of the free one.
  return [
    `Mui${component}`,
    `Joy${component}`,
    `Mui${component.replace(/(?:Pro|Premium)$/u, '')}`,
  ].find((name) => names.has(name));
}
