/**
 * The file of a demo that a relative import means. All files of a demo lie side by side for
 * the reader, whatever folders they came from, and their language can be the other one.
 */
export function findFile(specifier: string, names: readonly string[]): string | undefined {
  const wanted = specifier.split('/').at(-1) ?? '';
  const bare = wanted.replace(/\.(tsx?|jsx?)$/, '');
  return (
    names.find((name) => name === wanted) ??
    names.find((name) => /\.(tsx?|jsx?)$/.test(name) && name.replace(/\.(tsx?|jsx?)$/, '') === bare)
  );
}
