import fs from 'node:fs';
import { readSpecifiers } from '../../export/model/readSpecifiers';
import { compileTailwind, tailwindCandidates } from './compileTailwind';
import { demoStyling } from './describeDemo';
import { resolveRelativeImport } from './resolveRelativeImport';
import { demoScope, scopeCss } from './scopeCss';

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/**
 * Returns all CSS of a demo: the stylesheets it imports and, for the Tailwind styling, its utilities.
 *
 * @param files the demo's entry file and the local files it imports
 */
export async function createDemoCss(
  files: readonly string[],
  name: string,
  styling: string,
): Promise<string> {
  const scope = demoScope(name, styling);
  const parts = files
    .filter(isStylesheet)
    .map((file) => scopeCss(fs.readFileSync(file, 'utf8'), file, scope));
  if (styling === 'tailwind') {
    const candidates = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => tailwindCandidates(fs.readFileSync(file, 'utf8'), file));
    parts.push(await compileTailwind(candidates));
  }
  return parts.join('').replaceAll('</', '<\\/');
}

/** Lists the local files that a file imports. Parsing every demo (`findImports`) would take seconds. */
function listLocalImports(file: string): string[] {
  return readSpecifiers(fs.readFileSync(file, 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => resolveRelativeImport(file, specifier) ?? []);
}

/** Whether a demo has CSS, determined without compiling it. */
export function hasDemoCss(entry: string): boolean {
  if (demoStyling(entry) === 'tailwind') return true;
  return listLocalImports(entry).some(
    (file) =>
      isStylesheet(file) || (/\.tsx?$/.test(file) && listLocalImports(file).some(isStylesheet)),
  );
}
