/**
 * Validates the environment variable `LIVE_ORIGIN`: the origin of a second host for the document that edited
 * code runs in, such as `https://live.example.org`. `undefined` means the site's own host.
 *
 * @throws Error when it isn't an origin, or is the site's own, which wouldn't isolate anything
 */
export function readLiveOrigin(value: string | undefined, siteUrl: string): string | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const fix = 'Set it to an origin without a path, such as https://live.example.org.';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== text) {
    throw new Error(
      `The environment variable LIVE_ORIGIN is "${text}", which isn't an origin. ${fix}`,
    );
  }
  if (url.origin === new URL(siteUrl).origin) {
    throw new Error(
      `The environment variables LIVE_ORIGIN and SITE_URL are both ${text}, so the live preview would not be isolated from the site. Set LIVE_ORIGIN to another host, or leave it out.`,
    );
  }
  return url.origin;
}
