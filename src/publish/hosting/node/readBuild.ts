import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATED_LOCALES } from '../../../foundation/site/model/locales';
import { findOddNames } from '../model/address';
import type { PinnedScript } from '../data/inlineScripts';
import { readPageFacts } from './readPageFacts';

/** What the host rules take from a built site. */
export interface BuiltSite {
  /** Names at the top of the build, or of a language's part, that hold pages of the site. */
  readonly pageNames: readonly string[];
  /** Languages beside the default one that the build has. */
  readonly locales: readonly string[];
  /** Policies of documents for others' code, by address, with their sandbox. */
  readonly framePolicies: Readonly<Record<string, string>>;
  /** One message for each odd file name, unpinned inline script and event-handler attribute. */
  readonly problems: readonly string[];
}

/** `material-ui/react-button.html` is of `material-ui`, `zh/blog/tags.html` of `zh/blog`. */
function pageNameOf(file: string): string {
  const [first = '', second] = file.split(path.sep);
  const isLocale = TRANSLATED_LOCALES.some((locale) => locale === first);
  const name = isLocale && second !== undefined ? `${first}/${second}` : first;
  return name.replace(/\.html$/, '');
}

/**
 * Reads every HTML file of a build. A page may have only the pinned inline scripts and no
 * event-handler attribute; a document with a policy of its own is exempt, since it is opened in
 * a sandboxed frame.
 */
export async function readBuild(
  folder: string,
  pinned: readonly PinnedScript[],
): Promise<BuiltSite> {
  const known = new Set(pinned.map(({ hash }) => hash));
  const pageNames = new Set<string>();
  const framePolicies: Record<string, string> = {};
  const problems = new Map<string, string>();
  const all = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of findOddNames(all)) {
    problems.set(
      file,
      `${file}: hosts serve only names of letters, digits and ". _ ~ -", each at most 200 characters long. Rename the page or file.`,
    );
  }
  const files = all.filter((file) => file.endsWith('.html')).sort();
  for (const file of files) {
    const html = await fs.promises.readFile(path.join(folder, file), 'utf8');
    const { policy, scripts, hasHandler } = readPageFacts(html, known);
    if (policy !== undefined) {
      framePolicies[`/${file}`] = `${policy}; sandbox allow-scripts`;
      continue;
    }
    pageNames.add(pageNameOf(file));
    for (const { hash, code } of scripts) {
      if (known.has(hash)) continue;
      problems.set(
        hash,
        `${file}: an inline script that is not pinned (${hash}) begins with "${code.slice(0, 80)}". The policy of the site would block it. If it is meant, add the hash to src/publish/hosting/data/inlineScripts.ts.`,
      );
    }
    if (hasHandler) {
      problems.set(
        file,
        `${file}: an element has an event-handler attribute, which the policy blocks. Attach the handler in a script.`,
      );
    }
  }
  const locales = TRANSLATED_LOCALES.filter((locale) => pageNames.has(`${locale}/404`));
  for (const name of ['index', '404']) pageNames.delete(name);
  return {
    pageNames: [...pageNames].sort(),
    locales,
    framePolicies,
    problems: [...problems.values()],
  };
}
