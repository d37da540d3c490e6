/** A value as JavaScript: JSON, but without the two line separators that old engines refuse in strings. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
