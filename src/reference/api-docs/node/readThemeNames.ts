import fs from 'node:fs';
import path from 'node:path';

/** Files that declare the keys of `theme.components`; each package has some of them. */
const FILES = [
  'styles/components.d.ts',
  'themeAugmentation/components.d.ts',
  'themeAugmentation/props.d.ts',
];

const cache = new Map<string, ReadonlySet<string>>();

function readThemeNames(siteDir: string, packageName: string): ReadonlySet<string> {
  const cached = cache.get(packageName);
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
  cache.set(packageName, names);
  return names;
}

/** Returns the key of a component in `theme.components`, if it has one. */
export function findThemeName(
  siteDir: string,
  packageName: string,
  component: string,
): string | undefined {
  const names = readThemeNames(siteDir, packageName);
  // DataGridPro and DataGridPremium use the key of DataGrid.
  return [
    `Mui${component}`,
    `Joy${component}`,
    `Mui${component.replace(/(?:Pro|Premium)$/u, '')}`,
  ].find((name) => names.has(name));
}
