import path from 'node:path';
import { checkApi, checkApiLinks } from '../../reference/api-docs/node/checkApi';
import { isApiCached } from '../../reference/api-docs/node/readApi';
import type { PageSource } from '../../writing/content/model/pageSource';
import { formatProblem } from '../../writing/content/model/problem';
import { createTypeChecker } from '../../demos/demos/node/createTypeChecker';
import type { CheckTypes } from '../../demos/demos/node/createTypeChecker';
import { demoName } from '../../demos/demos/node/describeDemo';
import { renderDemos } from '../../demos/demos/node/renderDemos';
import { checkStartElements } from '../../writing/keyboard/node/checkStartElements';
import type { PageKeyTable } from '../../writing/keyboard/node/findKeyTables';

let checkTypes: CheckTypes | undefined;

/**
 * Returns problems of a few pages that otherwise only a build or a test would find: names that the
 * API reference doesn't have, type errors in demos, demos that throw, and key tables whose starting
 * element doesn't exist.
 *
 * @param demos absolute paths of the pages' demos
 * @param tables key tables of the pages
 */
export async function runSlowChecks(
  siteDir: string,
  pages: readonly PageSource[],
  demos: readonly string[],
  tables: readonly PageKeyTable[],
): Promise<string[]> {
  const rendered = renderDemos(siteDir, demos);
  const html = new Map(
    rendered.flatMap((demo) =>
      'html' in demo ? [[demoName(path.resolve(siteDir, demo.file)), demo.html] as const] : [],
    ),
  );
  checkTypes ??= createTypeChecker(siteDir);
  return [
    // In the dev server (`process.send`), another process is extracting a missing reference already.
    ...(process.send === undefined || isApiCached(siteDir)
      ? checkApi(siteDir, pages).problems
      : []),
    ...[
      ...checkTypes(demos),
      ...rendered.flatMap((demo) => ('problem' in demo ? [demo.problem] : [])),
      ...(await checkStartElements(siteDir, tables, html)),
    ].map(formatProblem),
  ];
}

/** Returns the problems and counts that concern the site as a whole rather than single pages. */
export async function checkSite(
  siteDir: string,
  pages: readonly PageSource[],
): Promise<{ messages: readonly string[]; lines: readonly string[] }> {
  const { checkInHouseAds } = await import('../../reader/ads/node/checkInHouseAds');
  const { checkSynonymsFile } = await import('../../reader/search/node/checkSynonymsFile');
  const { describeCounts } = await import('./describeCounts');
  const api = checkApi(siteDir, pages);
  // If the reference couldn't be extracted, `api.problems` already says so.
  const unlinked = isApiCached(siteDir) ? checkApiLinks(siteDir, pages) : [];
  return {
    messages: [
      ...checkInHouseAds(siteDir),
      ...checkSynonymsFile(siteDir),
      ...api.problems,
      ...unlinked,
    ],
    lines: [...api.lines, ...describeCounts(siteDir, pages)],
  };
}
