import fs from 'node:fs';
import path from 'node:path';
import { NAMED_COMPONENTS } from '../data/measured';
import type { MeasuredComponent } from '../model/types';

/** Folders that don't contain a component, or that need a package which isn't installed. */
const EXCLUDED = /^(Pigment|Unstable_|DefaultPropsProvider$|OverridableComponent$)/;

/**
 * Product, package, and a pattern for its components. Most Lab exports only say where they moved.
 */
const LIBRARIES = [
  ['material-ui', '@mui/material', /./],
  ['joy-ui', '@mui/joy', /^(?!TextField$)/],
  ['material-ui', '@mui/lab', /^(LoadingButton|Masonry|Tab(Context|List|Panel)|Timeline\w*)$/],
] as const;

function listFolders(siteDir: string, packageName: string): string[] {
  const folder = path.join(siteDir, 'node_modules', packageName);
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !EXCLUDED.test(name))
    .filter((name) => {
      const index = path.join(folder, name, 'index.d.ts');
      return fs.existsSync(index) && /\bdefault\b/.test(fs.readFileSync(index, 'utf8'));
    });
}

/** Returns all components to measure, found in the installed packages. */
export function listMeasured(siteDir: string): readonly MeasuredComponent[] {
  const components = LIBRARIES.flatMap(([productId, packageName, pattern]) =>
    listFolders(siteDir, packageName)
      .filter((name) => pattern.test(name))
      .map((name) => ({ name, productId, request: `${packageName}/${name}` })),
  );
  const byFileName = new Map<string, MeasuredComponent>();
  for (const component of [...components, ...NAMED_COMPONENTS]) {
    const key = sizeFileName(component.productId, component.name);
    if (!byFileName.has(key)) byFileName.set(key, component);
  }
  return [...byFileName.values()];
}

/** Returns the name of the generated file with a component's size. */
export function sizeFileName(productId: string, name: string): string {
  return `${productId}-${name}.json`;
}
