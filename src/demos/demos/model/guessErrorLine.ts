/**
 * Guesses which line of `code` an error message is about. The server bundle has no line information,
 * so this looks for the message itself, then for the names it mentions, then for a `throw`.
 *
 * @returns 1-based; 1 when nothing matches
 */
export function guessErrorLine(message: string, code: string): number {
  const lines = code.split('\n');
  const find = (matches: (line: string) => boolean): number | undefined => {
    const index = lines.findIndex(
      (line) => !/^\s*(?:\/\/|\*|import\b)/.test(line) && matches(line),
    );
    return index === -1 ? undefined : index + 1;
  };
  const names = [...message.matchAll(/reading '(\w+)'|\b([A-Za-z_$][\w$.]*) is not /g)]
    .map(([, property, variable]) => property ?? variable?.split('.').at(-1) ?? '')
    .filter((name) => name !== '' && /^[\w$]+$/.test(name));
  return (
    find((line) => message !== '' && line.includes(message)) ??
    names
      .map((name) => find((line) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(line)))
      .find((line) => line !== undefined) ??
    find((line) => /\bthrow\b/.test(line)) ??
    1
  );
}
