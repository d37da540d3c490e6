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

/** The file from which `npm run serve` and the tests read a build's rules. Hosts don't serve it. */
export const RULES_FILE = '.host-rules.json';

/** The folder and port in the files for self-hosted servers. */
const SERVER = { root: '/srv/site', port: 8080 };

export interface HostOptions extends Omit<PolicyInput, 'scriptHashes'> {
  /** Without it, `/.well-known/security.txt` isn't written. */
  readonly security?: SecurityInput | undefined;
}

/** Returns the paths of all pages, in the order of the products, without the experiments. */
function listPathnames(): string[] {
  return navigationTrees
    .filter(({ id }) => id !== 'experiments')
    .flatMap(({ pages }) => flattenPages(pages))
    .map(({ pathname }) => pathname)
    .filter((pathname) => !/[#?]/.test(pathname));
}

/** Returns redirects from parent paths to entry pages, except for paths that are pages in the build. */
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
 * Writes `_headers`, `_redirects`, `deploy/nginx.conf`, and `deploy/Caddyfile` to a finished build, all
 * generated from the same rules.
 *
 * @throws Error listing all problems: unpinned inline scripts, invalid file names, and more rules than
 *   a host accepts
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
