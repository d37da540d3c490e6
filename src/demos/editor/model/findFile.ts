/**
 * Resolves a relative import to the name of one of the demo's files. In the editor and in exported projects,
 * all files of a demo are in one folder, whatever folder they came from, and the file's extension can be
 * that of the other language.
 */
export function findFile(specifier: string, names: readonly string[]): string | undefined {
  const wanted = specifier.split('/').at(-1) ?? '';
  const bare = wanted.replace(/\.(tsx?|jsx?)$/, '');
  return (
    names.find((name) => name === wanted) ??
    names.find((name) => /\.(tsx?|jsx?)$/.test(name) && name.replace(/\.(tsx?|jsx?)$/, '') === bare)
  );
}
