/**
 * A valid name of a file or folder in a build, as a regular expression that means the same in nginx,
 * Go, and JavaScript. Paths with other names are neither looked up nor redirected, because they can be
 * attacks: with a backslash or a tab, browsers treat `Location: /\evil` as another host, and a NUL byte
 * or a name of 256 bytes causes a file system error.
 */
export const NAME = '[A-Za-z0-9._~-]+';

/** Maximum length of a path in characters. File systems don't accept paths of 4,096 bytes. */
export const MAX_PATH_CHARS = 1_000;
/** Maximum length of a name in a path. File systems don't accept 256 bytes, and `.html` may be added. */
export const MAX_NAME_CHARS = 200;

const VALID_PATH = new RegExp(`^/+(?:${NAME}(?:/+${NAME})*/*)?$`);

/**
 * Returns the decoded path of a request, or `undefined` when it can't be the path of a file.
 *
 * @param pathname as the browser sent it, percent-encoded
 */
export function parseRequestPath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_CHARS) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const names = decoded.split('/');
  const hasValidNames = names.every(
    (name) => name.length <= MAX_NAME_CHARS && !/^\.\.?$/.test(name),
  );
  return hasValidNames && VALID_PATH.test(decoded) ? decoded : undefined;
}

/**
 * Whether a path leads to a file for hosts, which browsers must not get: `_headers`, `_redirects`,
 * `deploy/`, and names that begin with a dot, except in `/.well-known/`.
 */
export function isForHostsOnly(pathname: string): boolean {
  const clean = pathname.replace(/\/+/g, '/');
  return HOST_FILES.test(clean);
}

/** Works in PCRE and JavaScript. Go doesn't support the lookahead; see `formatCaddy`. */
export const HOST_FILES = /^\/(?:_|deploy(?:\/|$)|\.(?!well-known\/)|.*\/\.)/i;

/** Returns the files of a build whose names hosts wouldn't serve. */
export function findInvalidNames(files: readonly string[]): string[] {
  const name = new RegExp(`^${NAME}$`);
  return files.filter((file) =>
    file.split('/').some((part) => !name.test(part) || part.length > MAX_NAME_CHARS),
  );
}
