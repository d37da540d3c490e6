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

/**
 * Releases of MUI X that a reader can name as theirs, oldest first: those that the history of its
 * packages compares (`src/reference/api-docs/data/history`). A test keeps the list complete.
 */
export const MY_X_VERSIONS: readonly string[] = [
  ...['6.0', '6.19', '6.20', '7.0', '7.29'],
  ...['8.0', '8.10', '8.19', '8.20', '8.29'],
];

/** Marks releases of MUI X among those of Material UI, as rows of the reference have them. */
const X_PREFIX = 'x-';

/** Reads a saved version; an unknown one counts as none. */
export function parseMyVersion(text: string | null | undefined): MyVersion {
  return MY_VERSIONS.find((version) => version === text);
}

/** Reads a saved version of MUI X; an unknown one counts as none. */
export function parseMyXVersion(text: string | null | undefined): MyVersion {
  return MY_X_VERSIONS.find((version) => version === text);
}

function listLater(versions: readonly string[], version: MyVersion): readonly string[] {
  return version === undefined ? [] : versions.slice(versions.indexOf(version) + 1);
}

/** The releases that came after a version: what a reader with it lacks. */
export function listNewerReleases(version: MyVersion): readonly string[] {
  return listLater(MY_VERSIONS, version);
}

/** The same of MUI X: `x-8.10`. */
export function listNewerXReleases(version: MyVersion): readonly string[] {
  return listLater(MY_X_VERSIONS, version).map((later) => X_PREFIX + later);
}
