import { COOKIE_MAX_AGE_S } from './constants';

/** Attributes that depend on the page. */
export interface CookieOptions {
  /** Whether the page was loaded over HTTPS. */
  secure: boolean;
}

/** Returns the string to assign to `document.cookie` to save a preference (spec PREF-3). */
export function serializeCookie(name: string, value: string, { secure }: CookieOptions): string {
  const attributes = `path=/; max-age=${String(COOKIE_MAX_AGE_S)}; SameSite=Lax`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}${secure ? '; Secure' : ''}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Finds a cookie's value in `document.cookie`. A value that can't be decoded counts as none. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name)
      return decode(pair.slice(separator + 1).trim());
  }
  return undefined;
}
