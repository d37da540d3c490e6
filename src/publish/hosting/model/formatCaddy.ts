import { MAX_ADDRESS_CHARS, MAX_NAME_CHARS, NAME } from './address';
import type { HostRules, RedirectRule } from './hostRules';

const quote = (value: string): string => `"${value.replace(/"/g, '\\"')}"`;

const formatHeaders = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${name} ${quote(value)}`)
    .join('\n');

function formatRedirect({ from, to }: RedirectRule): string {
  if (!from.endsWith('/*')) return `\t\t${from} ${to}`;
  const rest = `(${NAME}(?:/${NAME})*)`;
  return `\t\t~^${from.slice(0, -1)}${rest}$ ${to.replace(':splat', '${1}')}`;
}

function formatRedirects({ redirects }: HostRules, status: RedirectRule['status']): string {
  const lines = redirects.filter((rule) => rule.status === status).map(formatRedirect);
  const slash = `\t\t~^((?:/${NAME})+)/+$ \${1}`;
  return [
    `\tmap {path} {site_moved_${String(status)}} {`,
    ...(status === 301 ? [slash] : []),
    ...lines,
    '\t\tdefault ""',
    '\t}',
  ].join('\n');
}

const toRedir = (
  status: RedirectRule['status'],
): string => `\t\t@moved${String(status)} expression \`{site_moved_${String(status)}} != ""\`
\t\tredir @moved${String(status)} {site_moved_${String(status)}}{site_query} ${String(status)}`;

/** A `Caddyfile` for one site. `root` is where the build lies. */
export function formatCaddy(
  rules: HostRules,
  { root, port }: { readonly root: string; readonly port: number },
): string {
  const [all, ...others] = rules.headers;
  const headerBlocks = others.map(({ paths, headers: values }, index) => {
    const name = `rule${String(index)}`;
    return `\t\t@${name} path ${paths.join(' ')}\n\t\theader @${name} {\n${formatHeaders(values, '\t\t\t')}\n\t\t}`;
  });
  const defaults = formatHeaders(all?.headers ?? {}, '\t\t\t');
  return `# Made by "npm run build" from src/publish/hosting. Changes here are lost.
:${String(port)} {
	root * ${root}
	map {query} {site_query} {
		~^(.+)$ ?\${1}
		default ""
	}
${formatRedirects(rules, 301)}
${formatRedirects(rules, 302)}
	route {
		header {
${defaults}
		}
		@method not method GET HEAD
		error @method "Method Not Allowed" 405
		# Only names that a file can have are looked up or redirected.
		@long path_regexp (?s)^.{${String(MAX_ADDRESS_CHARS)}}
		error @long "Not Found" 404
		@odd not path_regexp ^/$|^(?:/+[A-Za-z0-9._~-]{1,${String(MAX_NAME_CHARS)}})+/*$
		error @odd "Not Found" 404
		# Files for hosts, not for browsers.
		@hidden {
			path_regexp (?i)^/(?:_|deploy(?:/|$)|\\.|.*/\\.)
			not path /.well-known/*
		}
		error @hidden "Not Found" 404
${toRedir(301)}
${toRedir(302)}
${headerBlocks.join('\n')}
		try_files {path} {path}.html {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		header {
${defaults}
		}
		@lost expression \`{http.error.status_code} == 404\`
		handle @lost {
${rules.notFound
  .map(
    ({ prefix, file }, index) =>
      `\t\t\t@lost${String(index)} path ${prefix}*\n\t\t\trewrite @lost${String(index)} ${file}\n`,
  )
  .join(
    '',
  )}			@lostElsewhere not path ${['/404.html', ...rules.notFound.map(({ prefix }) => `${prefix}*`)].join(' ')}
			rewrite @lostElsewhere /404.html
			file_server
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`;
}
