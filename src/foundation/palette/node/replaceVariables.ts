const VARIABLE_PATTERN = /var\((--[\w-]+)/g;

/** Returns the index after the parenthesis that closes the one just before `start`. */
function findClosing(text: string, start: number): number {
  let depth = 1;
  let index = start;
  for (; index < text.length && depth > 0; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
  }
  return index;
}

/**
 * Replaces each `var()` in a value, including its fallback, with what `replace` returns for the
 * variable's name. When that's `undefined`, the `var()` is kept.
 */
export function replaceVariables(
  value: string,
  replace: (name: string) => string | undefined,
): string {
  let text = '';
  let position = 0;
  for (const match of value.matchAll(VARIABLE_PATTERN)) {
    const replacement = match[1] === undefined ? undefined : replace(match[1]);
    if (replacement === undefined || match.index < position) continue;
    text += value.slice(position, match.index) + replacement;
    position = findClosing(value, match.index + match[0].length);
  }
  return text + value.slice(position);
}
