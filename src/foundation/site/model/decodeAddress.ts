/** A percent-decoded pathname; one that isn't valid percent-encoding (`/100%`) is returned as it is. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
