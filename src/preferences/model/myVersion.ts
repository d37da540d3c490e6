function listMinors(major: number, last: number): string[] {
  return Array.from({ length: last + 1 }, (_item, minor) => `${String(major)}.${String(minor)}`);
}

/** Releases of Material UI that a reader can name as theirs, oldest first. */
export const MY_VERSIONS: readonly string[] = [
  ...listMinors(5, 18),
  ...listMinors(6, 4),
  ...listMinors(7, 0),
];

/** A reader's version of Material UI; `undefined`: the documented one. */
export type MyVersion = string | undefined;

/** Reads a saved version; an unknown one counts as none. */
export function parseMyVersion(text: string | null | undefined): MyVersion {
  return MY_VERSIONS.find((version) => version === text);
}

/** The releases that came after a version: what a reader with it lacks. */
export function listLacking(version: MyVersion): readonly string[] {
  return version === undefined ? [] : MY_VERSIONS.slice(MY_VERSIONS.indexOf(version) + 1);
}
