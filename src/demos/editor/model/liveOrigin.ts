/**
 * Reads the option `LIVE_ORIGIN`: the origin of a second host for the document that edited code
 * runs in, such as `https://live.example.org`. `undefined` means the site's own host.
 * Throws when it is not an origin, or is the site's own: then it would isolate nothing.
 */
export function readLiveOrigin(value: string | undefined, siteUrl: string): string | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const example = 'Give it an origin without a path, such as https://live.example.org.';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== text) {
    throw new Error(`The environment variable LIVE_ORIGIN is "${text}". ${example}`);
  }
  if (url.origin === new URL(siteUrl).origin) {
    throw new Error(
      `The environment variables LIVE_ORIGIN and SITE_URL both name ${text}, so the live preview would not be isolated by its host. Give LIVE_ORIGIN another host, or leave it out.`,
    );
  }
  return url.origin;
}
