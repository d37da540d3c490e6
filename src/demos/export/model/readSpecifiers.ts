/**
 * Matches the specifier of an import or export statement, including type-only ones, and of `import()`. Works
 * in files that don't parse, too. Only names may precede `from`, because `field: 'from', …` and text in JSX
 * aren't imports.
 */
const IMPORT =
  /(?:(?:^|[;}])\s*(?:import|export)\b(?:[\w$\s{},*]*\bfrom)?|\bimport\s*\()\s*(["'])([^"'\s]+)\1/gm;

/** Returns the specifiers of everything a file imports, including types, even if the file doesn't parse. */
export function readSpecifiers(code: string): string[] {
  return [...new Set([...code.matchAll(IMPORT)].map((match) => match[2] ?? ''))];
}

/** Replaces the specifiers of relative imports for which `rename` returns a new one. */
export function renameImports(
  code: string,
  rename: (specifier: string) => string | undefined,
): string {
  return code.replaceAll(IMPORT, (statement: string, quote: string, specifier: string) => {
    const next = specifier.startsWith('.') ? rename(specifier) : undefined;
    return next === undefined
      ? statement
      : statement.replace(`${quote}${specifier}${quote}`, `${quote}${next}${quote}`);
  });
}
