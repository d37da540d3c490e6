/**
 * Keeps what was made of each file's text until the text is another: for parsers that several
 * loaders, and both bundles of a build, ask for the same.
 */
export function rememberLatest<Made>(
  make: (text: string, file: string) => Made,
): (text: string, file: string) => Made {
  const latest = new Map<string, { readonly text: string; readonly made: Made }>();
  return (text, file) => {
    const known = latest.get(file);
    if (known?.text === text) return known.made;
    const made = make(text, file);
    latest.set(file, { text, made });
    return made;
  };
}
