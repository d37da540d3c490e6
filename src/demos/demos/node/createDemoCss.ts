import fs from 'node:fs';
import { compileTailwind, tailwindCandidates } from './compileTailwind';
import { demoStyling } from './describeDemo';
import { findImports } from './findImports';
import { demoScope, scopeCss } from './scopeCss';

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
    .filter((file) => file.endsWith('.css'))
    .map((file) => scopeCss(fs.readFileSync(file, 'utf8'), file, scope));
  if (styling === 'tailwind') {
    const candidates = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => tailwindCandidates(fs.readFileSync(file, 'utf8'), file));
    parts.push(await compileTailwind(candidates));
  }
  return parts.join('').replaceAll('</', '<\\/');
}

/** Whether a demo has CSS of its own, without making it. */
export function hasDemoCss(entry: string): boolean {
  if (demoStyling(entry) === 'tailwind') return true;
  const isStylesheet = (file: string): boolean => file.endsWith('.css');
  const code = fs.readFileSync(entry, 'utf8');
  // Most demos import nothing that lies beside them; parsing all 700 would cost every edit.
  if (!/['"]\.{1,2}\//.test(code)) return false;
  const beside = findImports(code, entry);
  return beside.some(
    (file) =>
      isStylesheet(file) ||
      (/\.tsx?$/.test(file) && findImports(fs.readFileSync(file, 'utf8'), file).some(isStylesheet)),
  );
}
