import type { HostRules } from './hostRules';

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages. If two rules set the same header,
 * Netlify sends the later value, and Cloudflare sends both, joined by a comma, unless the later rule
 * removes the first one (`! Name`). Netlify ignores that line because it has no colon.
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
 * Returns the `_redirects` file for Netlify and Cloudflare Pages, both of which remove trailing slashes
 * by themselves. Netlify uses the lines with status 404. Cloudflare ignores them and finds a language's
 * `404.html` by itself, so there, files for hosts only redirect to the start page.
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
