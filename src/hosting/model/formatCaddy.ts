import type { HostRules } from './hostRules';

const quote = (value: string): string => `"${value.replace(/"/g, '\\"')}"`;

/** A `Caddyfile` for one site. `root` is where the build lies. */
export function formatCaddy(
  { headers, redirects, notFound }: HostRules,
  { root, port }: { readonly root: string; readonly port: number },
): string {
  const headerBlocks = headers.map(({ paths, headers: values }, index) => {
    const lines = Object.entries(values).map(([name, value]) => `\t\t${name} ${quote(value)}`);
    return `\t@rule${String(index)} path ${paths.join(' ')}\n\theader @rule${String(index)} {\n${lines.join('\n')}\n\t}`;
  });
  const redirectLines = redirects.map(({ from, to, status }, index) => {
    if (!from.endsWith('*')) {
      return `\t@move${String(index)} path ${from}\n\tredir @move${String(index)} ${to} ${String(status)}`;
    }
    const name = `move${String(index)}`;
    return `\t@${name} path_regexp ${name} ^${from.slice(0, -1)}(.*)$\n\tredir @${name} ${to.replace(':splat', `{re.${name}.1}`)} ${String(status)}`;
  });
  return `# Made by "npm run build" from src/hosting. Changes here are lost.
:${String(port)} {
	root * ${root}
	@slash path_regexp slash ^(.+)/+$
	redir @slash {re.slash.1} 301
${redirectLines.join('\n')}
${headerBlocks.join('\n')}
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
${notFound
  .map(
    ({ prefix, file }, index) =>
      `\t\t@lost${String(index)} path ${prefix}*\n\t\trewrite @lost${String(index)} ${file}\n`,
  )
  .join('')}		@lost not path ${['/404.html', ...notFound.map(({ prefix }) => `${prefix}*`)].join(' ')}
		rewrite @lost /404.html
		file_server
	}
}
`;
}
