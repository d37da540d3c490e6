/**
 * The line of a program that an error message speaks of. The server's bundle keeps no
 * lines, so this looks for the message's text, then for the names that it mentions.
 *
 * @returns counted from 1; 1 when nothing matches
 */
export function lineOfError(message: string, code: string): number {
  const lines = code.split('\n');
  const find = (isHit: (line: string) => boolean): number | undefined => {
    const index = lines.findIndex((line) => !/^\s*(?:\/\/|\*|import\b)/.test(line) && isHit(line));
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
