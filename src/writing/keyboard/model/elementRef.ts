/** An element's ARIA role and accessible name. */
export interface RoleAndName {
  readonly role: string;
  readonly name?: string;
}

/** Parses a reference such as `button "Save"` or `dialog`. Returns `undefined` if it's malformed. */
export function parseElementRef(text: string): RoleAndName | undefined {
  const match = /^([a-z]+)(?: "([^"]+)")?$/u.exec(text);
  if (match?.[1] === undefined) return undefined;
  return { role: match[1], ...(match[2] === undefined ? {} : { name: match[2] }) };
}
