/**
 * The names of files and folders that a build may have, as a regular expression that nginx, Go
 * and JavaScript read alike. Nothing else is looked up or redirected, since the rest is what
 * attacks are made of: a backslash or a tab makes `Location: /\evil` another host in browsers, a
 * NUL byte and a name of 256 bytes are errors of the file system.
 */
export const NAME = '[A-Za-z0-9._~-]+';

/** The longest address in characters; file systems refuse a path of 4,096 bytes. */
export const MAX_ADDRESS_CHARS = 1_000;
/** The longest name in an address; file systems refuse 256 bytes, and `.html` may be added. */
export const MAX_NAME_CHARS = 200;

const ADDRESS = new RegExp(`^/+(?:${NAME}(?:/+${NAME})*/*)?$`);

/**
 * The address of a request in its plain form, or `undefined` when no file can have it.
 *
 * @param pathname as the browser sent it, with percent encodings
 */
export function readAddress(pathname: string): string | undefined {
  if (pathname.length > MAX_ADDRESS_CHARS) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const names = decoded.split('/');
  const isPlain = names.every((name) => name.length <= MAX_NAME_CHARS && !/^\.\.?$/.test(name));
  return isPlain && ADDRESS.test(decoded) ? decoded : undefined;
}

/**
 * Whether a file of the build is for hosts and not for browsers: `_headers`, `_redirects`,
 * `deploy/` and what begins with a dot. A dot file in `/.well-known/` is public.
 */
export function isForHostsOnly(address: string): boolean {
  const clean = address.replace(/\/+/g, '/');
  return HOST_FILES.test(clean);
}

/** PCRE and JavaScript; Go has no lookahead, see `formatCaddy`. */
export const HOST_FILES = /^\/(?:_|deploy(?:\/|$)|\.(?!well-known\/)|.*\/\.)/i;

/** Names of a build's files that no host would serve. */
export function findOddNames(files: readonly string[]): string[] {
  const name = new RegExp(`^${NAME}$`);
  return files.filter((file) =>
    file.split('/').some((part) => !name.test(part) || part.length > MAX_NAME_CHARS),
  );
}
