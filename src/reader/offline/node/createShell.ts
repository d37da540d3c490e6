import { SECTION_INDEX } from '../model/sections';
import type { LanguageShell } from '../model/languageShell';
import type { BuildTree } from './buildTree';
import type { OfflineBuildInfo } from './offlineBuildInfo';
import { pathnameOf, createPageFiles, withReferences } from './pageFiles';

/** Limits of the shell, because every reader of a language downloads it once per release. */
const SHELL_LIMITS = { files: 60, bytes: 3_000_000 } as const;

/** The import that loads the search dialog and, through its code, the search worker. */
const SEARCH_REQUESTS = ['./SearchDialog'];

/**
 * Returns the shell of each language, which is cached for every reader of that language: `/offline`,
 * the search with the titles of all pages, and the list of sections. The shell of the default
 * language, which is first, also has the start page.
 */
export function createShells(
  tree: BuildTree,
  languages: readonly OfflineBuildInfo[],
): LanguageShell[] {
  return languages.map((language, index) => {
    const { baseUrl } = language;
    const { ofPage, ofRequests } = createPageFiles(tree, language);
    const search = ofRequests(SEARCH_REQUESTS);
    if (search.size === 0) {
      throw new Error(
        `src/reader/offline/node/createShell.ts:11: no chunk of the ${language.locale} build is imported as ${SEARCH_REQUESTS.join(' or ')}, so the search wouldn't work offline. If the search's files were renamed, update SEARCH_REQUESTS.`,
      );
    }
    const pages = [`${baseUrl}offline.html`, ...(index === 0 ? [`${baseUrl}index.html`] : [])];
    const own = pages.flatMap((page) => [page, ...firstLoadOf(tree, page), ...ofPage(page)]);
    const records = tree.files.filter((file) => file.startsWith(`${baseUrl}assets/search/pages.`));
    const all = [...new Set([...own, ...search, ...records, `${baseUrl}search/manifest.json`])]
      .filter((url) => tree.has(url))
      .sort();
    assertLimits(tree, all);
    const urls = all.map((url) => (url.endsWith('.html') ? pathnameOf(url) : url));
    // Includes the list of sections, so that a kept section can be listed and removed while offline.
    return { base: baseUrl, files: [...urls, SECTION_INDEX] };
  });
}

/** Returns the scripts and stylesheets in a page's HTML, with the files that these refer to. */
function firstLoadOf(tree: BuildTree, page: string): Set<string> {
  return withReferences(tree, tree.references(page));
}

function assertLimits(tree: BuildTree, urls: readonly string[]): void {
  const bytes = urls.reduce((sum, url) => sum + tree.bytes(url), 0);
  if (urls.length <= SHELL_LIMITS.files && bytes <= SHELL_LIMITS.bytes) return;
  const largest = [...urls].sort((a, b) => tree.bytes(b) - tree.bytes(a)).slice(0, 8);
  throw new Error(
    `The offline shell has ${String(urls.length)} files and ${String(bytes)} bytes, but the limits are ${String(SHELL_LIMITS.files)} files and ${String(SHELL_LIMITS.bytes)} bytes (SHELL_LIMITS in src/reader/offline/node/createShell.ts), because every reader downloads it. Make the largest files smaller or load them later: ${largest.map((url) => `${url} ${String(tree.bytes(url))}`).join(', ')}.`,
  );
}
