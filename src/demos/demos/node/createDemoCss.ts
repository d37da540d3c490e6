import fs from 'node:fs';
import { readSpecifiers } from '../../export/model/readSpecifiers';
import { compileTailwind, tailwindCandidates } from './compileTailwind';
import { demoStyling } from './describeDemo';
import { findBeside } from './findBeside';
import { demoScope, scopeCss } from './scopeCss';

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/**
 * All of a demo's own CSS: the stylesheets that it imports, and Tailwind's for that styling.
 *
 * @param files the demo's entry and everything beside it that it imports
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

/** The files that a file imports from beside it. Parsing all demos (`findImports`) would take seconds. */
function listBeside(file: string): string[] {
  return readSpecifiers(fs.readFileSync(file, 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => findBeside(file, specifier) ?? []);
}

/** Whether a demo has CSS of its own, without making it. */
export function hasDemoCss(entry: string): boolean {
  if (demoStyling(entry) === 'tailwind') return true;
  return listBeside(entry).some(
    (file) => isStylesheet(file) || (/\.tsx?$/.test(file) && listBeside(file).some(isStylesheet)),
  );
}
