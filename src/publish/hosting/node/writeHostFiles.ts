import fs from 'node:fs';
import path from 'node:path';
import { flattenPages } from '../../../shell/navigation/model/flattenPages';
import { navigationTrees } from '../../../shell/navigation/data/trees';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { ENTRY_PAGES } from '../data/entryPages';
import { INLINE_SCRIPTS } from '../data/inlineScripts';
import { createHostRules } from '../model/createHostRules';
import type { PolicyInput } from '../model/createPagePolicy';
import { createRedirects } from '../model/createRedirects';
import { formatCaddy } from '../model/formatCaddy';
import { formatHeadersFile, formatRedirectsFile } from '../model/formatNetlify';
import { formatNginx } from '../model/formatNginx';
import { formatSecurityTxt } from '../model/formatSecurityTxt';
import type { SecurityInput } from '../model/formatSecurityTxt';
import { findEntryPages } from '../model/findEntryPages';
import { findRuleProblems } from '../model/hostLimits';
import { readBuild } from './readBuild';

/** Where `npm run serve` and the tests read the rules of a build. Hosts do not serve it. */
export const RULES_FILE = '.host-rules.json';

/** Port and folder in the files for servers that one runs oneself. */
const SERVER = { root: '/srv/site', port: 8080 };

export interface HostOptions extends Omit<PolicyInput, 'scriptHashes'> {
  /** Without it there is no `/.well-known/security.txt`. */
  readonly security?: SecurityInput | undefined;
}

/** Addresses of all pages, in the order of the products; trials of the site are no targets. */
function listPathnames(): string[] {
  return navigationTrees
    .filter(({ id }) => id !== 'experiments')
    .flatMap(({ pages }) => flattenPages(pages))
    .map(({ pathname }) => pathname)
    .filter((pathname) => !/[#?]/.test(pathname));
}

/** Where addresses above pages lead; a page that the build has for one answers itself. */
function listEntryPages(folder: string, pathnames: readonly string[]): Record<string, string> {
  const isPage = (address: string): boolean =>
    ['.html', '/index.html'].some((end) => fs.existsSync(path.join(folder, address + end)));
  return Object.fromEntries(
    Object.entries({ ...findEntryPages(pathnames), ...ENTRY_PAGES }).filter(
      ([address]) => !isPage(address),
    ),
  );
}

/**
 * Writes `_headers`, `_redirects`, `deploy/nginx.conf` and `deploy/Caddyfile` into a finished
 * build, all from the same rules. Rejects with one error with everything that a host would refuse:
 * inline scripts that are not pinned, file names, more rules than a host reads.
 */
export async function writeHostFiles(
  folder: string,
  { security, ...policy }: HostOptions,
): Promise<void> {
  const { pageNames, locales, framePolicies, problems } = await readBuild(folder, INLINE_SCRIPTS);
  const pathnames = listPathnames();
  const rules = createHostRules({
    locales,
    framePolicies,
    scriptHashes: INLINE_SCRIPTS.map(({ hash }) => hash),
    redirects: createRedirects({
      apiPathnames: pathnames.filter((pathname) => /\/api\/[^/]/.test(pathname)),
      entryPages: listEntryPages(folder, pathnames),
      pageNames: pageNames.filter((name) => !name.includes('/') && name !== DEFAULT_LOCALE),
      defaultLocale: DEFAULT_LOCALE,
      locales,
    }),
    ...policy,
  });
  const headersFile = formatHeadersFile(rules);
  const all = [...problems, ...findRuleProblems(rules, headersFile)];
  if (all.length > 0) throw new Error(all.join('\n'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('_headers', headersFile);
  write('_redirects', formatRedirectsFile(rules));
  write('deploy/nginx.conf', formatNginx(rules, SERVER));
  write('deploy/Caddyfile', formatCaddy(rules, SERVER));
  if (security !== undefined) write('.well-known/security.txt', formatSecurityTxt(security));
  write(RULES_FILE, `${JSON.stringify(rules)}\n`);
}
