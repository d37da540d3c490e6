import type { HostRules } from './hostRules';

/** `_headers` of Netlify and Cloudflare Pages. */
export function formatHeadersFile({ headers }: HostRules): string {
  return headers
    .flatMap((rule) =>
      rule.paths.map((pathname) => {
        const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
        return [pathname, ...lines].join('\n');
      }),
    )
    .join('\n\n')
    .concat('\n');
}

/** `_redirects` of Netlify and Cloudflare Pages; both take slashes off by themselves. */
export function formatRedirectsFile({ redirects, notFound }: HostRules): string {
  return [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${String(status)}`),
    ...notFound.map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ]
    .join('\n')
    .concat('\n');
}
