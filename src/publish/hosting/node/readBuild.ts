import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATED_LOCALES } from '../../../foundation/site/model/locales';
import { findInvalidNames } from '../model/requestPath';
import type { PinnedScript } from '../data/inlineScripts';
import { readCspInfoFast } from './readCspInfoFast';

/** The data from a built site that the host rules need. */
export interface BuiltSite {
  /** Top-level names in the build, or in a language's folder, that contain pages. */
  readonly pageNames: readonly string[];
  /** Languages in the build other than the default one. */
  readonly locales: readonly string[];
  /** Policies of documents that run untrusted code, by path, with their sandbox. */
  readonly framePolicies: Readonly<Record<string, string>>;
  /** A message for each invalid file name, unpinned inline script, and event-handler attribute. */
  readonly problems: readonly string[];
}

/** Returns `material-ui` for `material-ui/react-button.html`, and `zh/blog` for `zh/blog/tags.html`. */
function pageNameOf(file: string): string {
  const [first = '', second] = file.split(path.sep);
  const isLocale = TRANSLATED_LOCALES.some((locale) => locale === first);
  const name = isLocale && second !== undefined ? `${first}/${second}` : first;
  return name.replace(/\.html$/, '');
}

/**
 * Reads every HTML file of a build. A page may contain only pinned inline scripts and no event-handler
 * attributes. A document with its own policy is exempt, because it's opened in a sandboxed frame.
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
  for (const file of findInvalidNames(all)) {
    problems.set(
      file,
      `${file}: hosts serve only names of letters, digits, and ". _ ~ -" with at most 200 characters. Rename the page or file.`,
    );
  }
  const files = all.filter((file) => file.endsWith('.html')).sort();
  for (const file of files) {
    const html = await fs.promises.readFile(path.join(folder, file), 'utf8');
    const { policy, scripts, hasHandler } = readCspInfoFast(html, known);
    if (policy !== undefined) {
      framePolicies[`/${file}`] = `${policy}; sandbox allow-scripts`;
      continue;
    }
    pageNames.add(pageNameOf(file));
    for (const { hash, code } of scripts) {
      if (known.has(hash)) continue;
      problems.set(
        hash,
        `${file}: the Content-Security-Policy would block an inline script that isn't pinned (${hash}). It begins with "${code.slice(0, 80)}". If the script is intended, add its hash to src/publish/hosting/data/inlineScripts.ts.`,
      );
    }
    if (hasHandler) {
      problems.set(
        file,
        `${file}: an element has an event-handler attribute, which the Content-Security-Policy blocks. Add the event listener in a script.`,
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
