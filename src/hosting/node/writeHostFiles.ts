import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS } from '../data/inlineScripts';
import { createHostRules } from '../model/createHostRules';
import type { HostInput } from '../model/createHostRules';
import { formatCaddy } from '../model/formatCaddy';
import { formatHeadersFile, formatRedirectsFile } from '../model/formatNetlify';
import { formatNginx } from '../model/formatNginx';
import { readBuild } from './readBuild';

/** Where `npm run serve` and the tests read the rules of a build. Hosts do not serve it. */
export const RULES_FILE = '.host-rules.json';

/** Port and folder in the files for servers that one runs oneself. */
const SERVER = { root: '/srv/site', port: 8080 };

/**
 * Writes `_headers`, `_redirects`, `deploy/nginx.conf` and `deploy/Caddyfile` into a finished
 * build, all from the same rules. Throws one error with every inline script that is not pinned.
 */
export function writeHostFiles(
  folder: string,
  origins: Pick<HostInput, 'connectOrigins' | 'scriptOrigins'>,
): void {
  const { pageNames, locales, framePolicies, problems } = readBuild(folder, INLINE_SCRIPTS);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const rules = createHostRules({
    pageNames,
    locales,
    framePolicies,
    scriptHashes: INLINE_SCRIPTS.map(({ hash }) => hash),
    ...origins,
  });
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('_headers', formatHeadersFile(rules));
  write('_redirects', formatRedirectsFile(rules));
  write('deploy/nginx.conf', formatNginx(rules, SERVER));
  write('deploy/Caddyfile', formatCaddy(rules, SERVER));
  write(RULES_FILE, `${JSON.stringify(rules)}\n`);
}
