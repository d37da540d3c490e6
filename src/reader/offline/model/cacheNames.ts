/** Prefix of all of the site's caches. The worker never touches a cache without it. */
const PREFIX = 'site-';

/**
 * The cache of visited pages and their files. File URLs contain a hash, so the cache outlives
 * releases. The number is the format's version: copies of the first version weren't verified.
 */
export const VISITED_CACHE = `${PREFIX}visited-2`;

const SHELL = `${PREFIX}shell-`;
const SECTION = `${PREFIX}section-2-`;

/** Returns the cache of what every reader needs offline. Each release has its own. */
export function shellCacheName(version: string): string {
  return SHELL + version;
}

/** Returns the cache of a product that a reader keeps, in one language. */
export function sectionCacheName(locale: string, id: string): string {
  return `${SECTION}${locale}-${id}`;
}

export function isSiteCache(name: string): boolean {
  return name.startsWith(PREFIX);
}

export function isSectionCache(name: string): boolean {
  return name.startsWith(SECTION);
}

/** Returns the shell caches of all releases except this one. */
export function listOldShells(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(SHELL) && name !== shellCacheName(version));
}

/** Returns the site's caches in a format that this release doesn't know, which would never be read again. */
export function listUnknownCaches(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      isSiteCache(name) &&
      name !== VISITED_CACHE &&
      !name.startsWith(SHELL) &&
      !name.startsWith(SECTION),
  );
}
