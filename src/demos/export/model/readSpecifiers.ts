/**
 * A statement's specifier, types too, or that of `import()`, also in a file that doesn't parse. What
 * stands before it may only be names: `field: 'from', …` and text in JSX are no imports.
 */
const IMPORT =
  /(?:(?:^|[;}])\s*(?:import|export)\b(?:[\w$\s{},*]*\bfrom)?|\bimport\s*\()\s*(["'])([^"'\s]+)\1/gm;

/** Everything that a file imports, types too, also when the file does not parse. */
export function readSpecifiers(code: string): string[] {
  return [...new Set([...code.matchAll(IMPORT)].map((match) => match[2] ?? ''))];
}

/** Gives each relative import another name, where `rename` has one. */
export function renameImports(
  code: string,
  rename: (specifier: string) => string | undefined,
): string {
  return code.replaceAll(IMPORT, (whole: string, quote: string, specifier: string) => {
    const next = specifier.startsWith('.') ? rename(specifier) : undefined;
    return next === undefined
      ? whole
      : whole.replace(`${quote}${specifier}${quote}`, `${quote}${next}${quote}`);
  });
}
