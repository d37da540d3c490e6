/**
 * Returns the values of a record in order, except those with the given keys.
 *
 * @param where file and line of the record, for the error message
 * @throws Error listing the keys that the record doesn't have, because omitting them has no effect
 */
export function omitValues<Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
  where: string,
): Value[] {
  const unknown = names.filter((name) => !(name in record));
  if (unknown.length > 0) {
    throw new Error(
      `${where}: there is no ${unknown.join(', ')} to leave out. Use one of these: ${Object.keys(record).join(', ')}.`,
    );
  }
  return Object.entries(record)
    .filter(([name]) => !names.includes(name))
    .map(([, value]) => value);
}
