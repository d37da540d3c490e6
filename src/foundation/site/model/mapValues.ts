/** Returns an object with the same keys, and the result of `map` for each value. */
export const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
