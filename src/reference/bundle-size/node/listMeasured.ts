import fs from 'node:fs';
import path from 'node:path';
import { NAMED_COMPONENTS } from '../data/measured';
import type { MeasuredComponent } from '../model/types';

/** Folders that are no components, or need a package that the site does not have. */
const EXCLUDED = /^(Pigment|Unstable_|DefaultPropsProvider$|OverridableComponent$)/;

/** Product, package and its components; the rest of the lab is notes on what has moved. */
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

/** Every component that is measured, from the installed packages. */
export function listMeasured(siteDir: string): readonly MeasuredComponent[] {
  const components = LIBRARIES.flatMap(([productId, packageName, pattern]) =>
    listFolders(siteDir, packageName)
      .filter((name) => pattern.test(name))
      .map((name) => ({ name, productId, request: `${packageName}/${name}` })),
  );
  const known = new Map<string, MeasuredComponent>();
  for (const component of [...components, ...NAMED_COMPONENTS]) {
    const key = sizeFileName(component.productId, component.name);
    if (!known.has(key)) known.set(key, component);
  }
  return [...known.values()];
}

/** Name of the generated file with a component's size. */
export function sizeFileName(productId: string, name: string): string {
  return `${productId}-${name}.json`;
}
