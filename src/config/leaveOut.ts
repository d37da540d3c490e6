/**
 * The values of a record without some of its names, in order.
 *
 * @param where the record is, for the message
 * @throws Error with the names that the record doesn't have: nothing would be left out
 */
export function leaveOut<Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
  where: string,
): Value[] {
  const unknown = names.filter((name) => !(name in record));
  if (unknown.length > 0) {
    throw new Error(
      `${where}: nothing here is called ${unknown.join(', ')}, so it can't be left out. There are ${Object.keys(record).join(', ')}.`,
    );
  }
  return Object.entries(record)
    .filter(([name]) => !names.includes(name))
    .map(([, value]) => value);
}
