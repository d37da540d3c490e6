import { HOST_FILES, NAME } from './address';
import type { HostRules, RedirectRule } from './hostRules';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/assets/*` -> `~*^/assets/`, `/ad-frame` -> `/ad-frame`. */
function toKey(pattern: string): string {
  return pattern.endsWith('*') ? `~*^${escapeRegExp(pattern.slice(0, -1))}` : pattern;
}

const quote = (value: string): string => `"${value.replace(/"/g, '\\"')}"`;
const toVariable = (name: string): string => `$site_${name.toLowerCase().replace(/-/g, '_')}`;

/**
 * A `map` for each header: `add_header` in a nested `location` would drop the inherited ones,
 * so there are none; a header whose variable is empty is not sent. Of two patterns that match,
 * nginx chooses the first. What fails has the headers of a page.
 */
function formatMap(rules: HostRules, name: string): string {
  const lines = [...rules.headers].reverse().flatMap(({ paths, headers }) => {
    const value = headers[name];
    if (value === undefined) return [];
    return paths.map((pattern) =>
      pattern === '/*' ? `  default ${quote(value)};` : `  ${toKey(pattern)} ${quote(value)};`,
    );
  });
  return `map $site_failed$uri ${toVariable(name)} {\n${lines.join('\n')}\n}`;
}

/** A `location` of its own: nginx finds an exact one in a tree, and tries patterns afterwards. */
function formatRedirect({ from, to, status }: RedirectRule): string {
  const isPattern = from.endsWith('/*');
  const source = isPattern
    ? `~ "^${escapeRegExp(from.slice(0, -1))}(?<rest>${NAME}(?:/${NAME})*)$"`
    : `= ${from}`;
  const target = to.replace(':splat', '$rest');
  return `  location ${source} { return ${String(status)} ${target}$is_args$args; }`;
}

/** A whole `server` for nginx, to be included in `http`. `root` is where the build lies. */
export function formatNginx(
  rules: HostRules,
  { root, port }: { readonly root: string; readonly port: number },
): string {
  const names = [...new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Made by "npm run build" from src/publish/hosting. Changes here are lost.
map $status $site_failed {
  default "";
  ~^[45] "failed:";
}

${names.map((name) => formatMap(rules, name)).join('\n\n')}

server {
  listen ${String(port)};
  root ${root};
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  # A wrong range would get every header twice (nginx answers 416 after it has added them).
  max_ranges 0;
  error_page 404 /404.html;
  # The build has compressed its text files. Brotli needs the module ngx_brotli: where it is
  # loaded, a file site-brotli.conf beside nginx.conf with "brotli_static on;" turns it on.
  gzip_static on;
  gzip_vary on;
  include site-brotli*.conf;
  types {
    text/html html; text/css css; text/javascript js mjs; application/json json;
    application/manifest+json webmanifest; text/markdown md; text/plain txt;
    application/xml xml; image/svg+xml svg; image/png png; image/webp webp; image/x-icon ico; font/woff2 woff2;
  }

${names.map((name) => `  add_header ${name} ${toVariable(name)} always;`).join('\n')}

  # Files for hosts, not for browsers.
  location ~* "${HOST_FILES.source.replaceAll('\\/', '/')}" {
    return 404;
  }
  # Only names that a file can have are redirected: "/%5Cevil.example/" must not lead elsewhere.
  location ~ "^(?<clean>(?:/${NAME})+)/$" { return 301 $clean$is_args$args; }
${rules.redirects.map(formatRedirect).join('\n')}
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
${rules.notFound
  .map(
    ({ prefix, file }) =>
      `  location ${prefix} {\n    error_page 404 ${file};\n    try_files $uri $uri.html $uri/index.html =404;\n  }\n`,
  )
  .join('')}}
`;
}
