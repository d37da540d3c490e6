/** Role and name of an element. */
export interface RoleAndName {
  readonly role: string;
  readonly name?: string;
}

/** Reads `button "Save"`; undefined when it is written otherwise. */
export function parseElementRef(text: string): RoleAndName | undefined {
  const match = /^([a-z]+)(?: "([^"]+)")?$/u.exec(text);
  if (match?.[1] === undefined) return undefined;
  return { role: match[1], ...(match[2] === undefined ? {} : { name: match[2] }) };
}
