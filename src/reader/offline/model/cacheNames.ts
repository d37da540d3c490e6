/** Every cache of the site begins with this: the worker never touches another one. */
const PREFIX = 'site-';

/**
 * Pages that were opened and their files. Addresses of files hold a hash, so it outlives releases.
 * The number is that of the form: copies of the first one were kept without a check.
 */
export const VISITED_CACHE = `${PREFIX}visited-2`;

const SHELL = `${PREFIX}shell-`;
const SECTION = `${PREFIX}section-2-`;

/** What every reader needs without a connection; one cache for each release. */
export function shellCacheName(version: string): string {
  return SHELL + version;
}

/** A product that a reader keeps, in one language. */
export function sectionCacheName(locale: string, id: string): string {
  return `${SECTION}${locale}-${id}`;
}

export function isOwnCache(name: string): boolean {
  return name.startsWith(PREFIX);
}

export function isSectionCache(name: string): boolean {
  return name.startsWith(SECTION);
}

/** The shells of other releases than this one. */
export function listOldShells(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(SHELL) && name !== shellCacheName(version));
}

/** Caches in a form that this release does not know: nobody would ever read them. */
export function listForeignForms(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      isOwnCache(name) &&
      name !== VISITED_CACHE &&
      !name.startsWith(SHELL) &&
      !name.startsWith(SECTION),
  );
}
