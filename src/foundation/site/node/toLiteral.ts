/**
 * Serializes a value as a JavaScript literal. It's JSON with U+2028 and U+2029 escaped, which old
 * engines don't accept in strings.
 */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
