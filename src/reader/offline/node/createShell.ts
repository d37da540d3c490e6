import { SECTION_INDEX } from '../model/sections';
import type { LanguageShell } from '../model/languageShell';
import type { BuildTree } from './buildTree';
import type { OfflineFacts } from './offlineFacts';
import { addressOf, createPageFiles, withReferences } from './pageFiles';

/** What the shell may take: it is downloaded by every reader of a language, once a release. */
const SHELL_LIMITS = { files: 60, bytes: 3_000_000 } as const;

/** The import behind which the search's dialog and, named in its code, its worker lie. */
const SEARCH_REQUESTS = ['./SearchDialog'];

/**
 * What is kept for every reader of a language: `/offline`, the search with the titles of all
 * pages, the list of sections; in the default language, which is first, the start page too.
 */
export function createShells(tree: BuildTree, facts: readonly OfflineFacts[]): LanguageShell[] {
  return facts.map((language, index) => {
    const { baseUrl } = language;
    const { ofPage, ofRequests } = createPageFiles(tree, language);
    const search = ofRequests(SEARCH_REQUESTS);
    if (search.size === 0) {
      throw new Error(
        `src/reader/offline/node/createShell.ts:11: no chunk of ${language.locale} is asked for as ${SEARCH_REQUESTS.join(' or ')}. If the search's files were renamed, name them here.`,
      );
    }
    const pages = [`${baseUrl}offline.html`, ...(index === 0 ? [`${baseUrl}index.html`] : [])];
    const own = pages.flatMap((page) => [page, ...firstLoadOf(tree, page), ...ofPage(page)]);
    const records = tree.files.filter((file) => file.startsWith(`${baseUrl}assets/search/pages.`));
    const all = [...new Set([...own, ...search, ...records, `${baseUrl}search/manifest.json`])]
      .filter((url) => tree.has(url))
      .sort();
    assertLimits(tree, all);
    const urls = all.map((url) => (url.endsWith('.html') ? addressOf(url) : url));
    // Without a connection the list of sections is how a kept one is found and removed.
    return { base: baseUrl, files: [...urls, SECTION_INDEX] };
  });
}

/** Scripts and stylesheets that the HTML itself asks for. */
function firstLoadOf(tree: BuildTree, page: string): Set<string> {
  return withReferences(tree, tree.references(page));
}

function assertLimits(tree: BuildTree, urls: readonly string[]): void {
  const bytes = urls.reduce((sum, url) => sum + tree.bytes(url), 0);
  if (urls.length <= SHELL_LIMITS.files && bytes <= SHELL_LIMITS.bytes) return;
  const largest = [...urls].sort((a, b) => tree.bytes(b) - tree.bytes(a)).slice(0, 8);
  throw new Error(
    `The offline shell has ${String(urls.length)} files and ${String(bytes)} bytes, more than ${String(SHELL_LIMITS.files)} and ${String(SHELL_LIMITS.bytes)} (src/reader/offline/node/createShell.ts). Every reader downloads it. Largest: ${largest.map((url) => `${url} ${String(tree.bytes(url))}`).join(', ')}.`,
  );
}
