import fs from 'node:fs';
import { compileTailwind, tailwindCandidates } from './compileTailwind';
import { demoStyling } from './describeDemo';
import { findBeside } from './findBeside';
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

/** What stands beside a file, as a statement imports it. Parsing all demos would take seconds. */
const BESIDE = /\b(?:from|import)\s+(['"])(\.{1,2}\/[^'"\n]+)\1/g;

function listBeside(file: string): string[] {
  const code = fs.readFileSync(file, 'utf8');
  return [...code.matchAll(BESIDE)].flatMap(
    ([, , request = '']) => findBeside(file, request) ?? [],
  );
}

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** Whether a demo has CSS of its own, without making it. */
export function hasDemoCss(entry: string): boolean {
  if (demoStyling(entry) === 'tailwind') return true;
  return listBeside(entry).some(
    (file) => isStylesheet(file) || (/\.tsx?$/.test(file) && listBeside(file).some(isStylesheet)),
  );
}
