function listMinors(major: number, last: number): string[] {
  return Array.from({ length: last + 1 }, (_item, minor) => `${String(major)}.${String(minor)}`);
}

/** The Material UI releases that a reader can select as the one they use, oldest first. */
export const MY_VERSIONS: readonly string[] = [
  ...listMinors(5, 18),
  ...listMinors(6, 4),
  ...listMinors(7, 0),
];

/** The version that the reader uses. `undefined` means the documented one. */
export type MyVersion = string | undefined;

/**
 * The MUI X releases that a reader can select, oldest first. These are the releases compared in the
 * API history (`src/reference/api-docs/data/history`). A test checks that the list is complete.
 */
export const MY_X_VERSIONS: readonly string[] = [
  ...['6.0', '6.19', '6.20', '7.0', '7.29'],
  ...['8.0', '8.10', '8.19', '8.20', '8.29'],
];

/** Distinguishes MUI X releases from Material UI releases, as in the attributes of API rows. */
const X_PREFIX = 'x-';

/** Parses a saved Material UI version. An unknown one counts as none. */
export function parseMyVersion(text: string | null | undefined): MyVersion {
  return MY_VERSIONS.find((version) => version === text);
}

/** Parses a saved MUI X version. An unknown one counts as none. */
export function parseMyXVersion(text: string | null | undefined): MyVersion {
  return MY_X_VERSIONS.find((version) => version === text);
}

function listLater(versions: readonly string[], version: MyVersion): readonly string[] {
  return version === undefined ? [] : versions.slice(versions.indexOf(version) + 1);
}

/** Returns the Material UI releases after a version, whose additions its users don't have. */
export function listNewerReleases(version: MyVersion): readonly string[] {
  return listLater(MY_VERSIONS, version);
}

/** Returns the MUI X releases after a version, with their prefix: `x-8.10`. */
export function listNewerXReleases(version: MyVersion): readonly string[] {
  return listLater(MY_X_VERSIONS, version).map((later) => X_PREFIX + later);
}
