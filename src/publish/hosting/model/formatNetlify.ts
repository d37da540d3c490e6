import type { HostRules } from './hostRules';

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules set one header, Netlify sends the
 * later value and Cloudflare both, joined by a comma, unless the later rule removes the first
 * (`! Name`), a line that Netlify ignores since it has no colon.
 */
export function formatHeadersFile({ headers }: HostRules): string {
  const merged = new Map<string, [string, string][]>();
  for (const { paths, headers: values } of headers) {
    for (const pathname of paths) {
      merged.set(pathname, [...(merged.get(pathname) ?? []), ...Object.entries(values)]);
    }
  }
  return [...merged]
    .map(([pathname, values], index) =>
      [
        pathname,
        ...(index === 0 ? [] : values.map(([name]) => `  ! ${name}`)),
        ...values.map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages; both take slashes off by themselves. Netlify
 * reads the lines with 404, Cloudflare ignores them and finds a language's `404.html` by itself;
 * what is for hosts only it sends to the start page instead.
 */
export function formatRedirectsFile({ redirects, notFound }: HostRules): string {
  return [
    ...['/deploy/*', '/.host-rules.json', '/.complete'].flatMap((hidden) => [
      `${hidden} /404.html 404!`,
      `${hidden} / 302`,
    ]),
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${String(status)}`),
    ...notFound.map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ]
    .join('\n')
    .concat('\n');
}
