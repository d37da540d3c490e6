/** Percent-decodes a pathname. An invalid encoding (`/100%`) is returned unchanged. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
