import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { formatProblem } from '../../../writing/content/model/problem';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { OMISSIONS } from '../data/omissions';
import { API_FAMILIES } from '../model/apiPackages';
import { checkApiKey } from '../model/checkApiKey';
import { checkComponentNames } from '../model/checkComponentNames';
import { findUnlinkedComponents } from '../model/findUnlinkedComponents';
import { checkOmissions } from '../model/checkOmissions';
import { checkPropNames } from '../model/checkPropNames';
import type { ApiPageSource } from '../model/types';
import { findBrokenRowLinks } from './findBrokenRowLinks';
import { createNameFinder } from './knownNames';
import type { Extraction } from './extract';
import { readApi } from './readApi';

export interface ApiReport {
  /** Formatted problems, which fail the check. */
  readonly problems: readonly string[];
  /** For information: counts, and exports that no navigation tree lists. */
  readonly lines: readonly string[];
}

function count(pages: readonly ApiPageSource[]): string {
  const apis = pages.map(({ api }) => api);
  const ofKind = (kind: string): number => apis.filter((api) => api.kind === kind).length;
  const components = apis.filter((api) => api.kind === 'component');
  const sum = (key: 'props' | 'slots' | 'classes'): number =>
    components.reduce((total, api) => total + api[key].length, 0);
  return [
    `API: ${String(components.length)} components`,
    `${String(ofKind('hook'))} hooks`,
    `${String(ofKind('interface'))} types`,
    `${String(sum('props'))} props`,
    `${String(sum('slots'))} slots`,
    `${String(sum('classes'))} CSS classes`,
  ].join(', ');
}

/**
 * Returns the subpaths of all packages, since some names are only exported there
 * (`@mui/material/usePagination`).
 */
function listSubpaths(siteDir: string): string[] {
  return API_FAMILIES.flatMap(({ packages }) =>
    packages.flatMap(({ name }) => fs.readdirSync(path.join(siteDir, 'node_modules', name))),
  );
}

/** Checks the props that component pages mention in their text. */
function checkProps(
  siteDir: string,
  sources: readonly PageSource[],
  pages: readonly ApiPageSource[],
): { readonly problems: readonly string[]; readonly line: string } {
  const findNames = createNameFinder(siteDir, pages);
  const reports = sources.flatMap((source) => {
    const known = findNames(source);
    return known === undefined ? [] : [checkPropNames(source, known)];
  });
  const verified = reports.reduce((sum, report) => sum + report.verified, 0);
  return {
    problems: reports.flatMap(({ problems }) => problems.map(formatProblem)),
    line: `Props in the text of ${String(reports.length)} component pages: ${String(verified)} mentions verified`,
  };
}

const OMISSIONS_FILE = 'src/reference/api-docs/data/omissions.ts';

/** Reports component exports that neither a navigation tree nor the list of omissions names. */
function checkExports(siteDir: string, { pages, unlisted }: Extraction): string[] {
  const lines = fs.readFileSync(path.join(siteDir, OMISSIONS_FILE), 'utf8').split('\n');
  const listed = new Set(pages.map(({ api }) => api.name));
  return checkOmissions({ unlisted, listed, omissions: OMISSIONS }).map(({ what, fix, near }) => {
    const word = new RegExp(`(?<!\\w)${near.replace(/[/.]/gu, '\\$&')}(?!\\w)`, 'u');
    const line = lines.findIndex((text) => word.test(text));
    return formatProblem({ file: OMISSIONS_FILE, line: line === -1 ? 1 : line + 1, what, fix });
  });
}

/**
 * Reports API pages that no page links to. The problem is reported for the API page, since only a
 * writer can decide which page should explain the component.
 *
 * @param sources all pages of the site
 */
export function checkApiLinks(siteDir: string, sources: readonly PageSource[]): string[] {
  return findUnlinkedComponents(readApi(siteDir).pages, sources).map(({ name, pathname }) =>
    formatProblem({
      file: `docs${pathname}.mdx`,
      line: 1,
      what: `No page names ${name} in "components:", so its API page can only be found through search.`,
      fix: `Add ${name} to "components:" in the front matter of the page that explains it.`,
    }),
  );
}

/**
 * Checks the API reference for `npm run check:content`: whether it can be extracted, whether pages
 * name APIs that exist, and whether every component export has a page.
 */
export function checkApi(siteDir: string, sources: readonly PageSource[]): ApiReport {
  try {
    const extraction = readApi(siteDir);
    const { pages, unlisted } = extraction;
    const apis = new Map(pages.map(({ pathname, api }) => [pathname, api]));
    const brokenLinks = sources.flatMap(({ file, text }) => findBrokenRowLinks(text, file, apis));
    const misplacedKeys = sources.flatMap(checkApiKey).map(formatProblem);
    const names = new Set([
      ...pages.map(({ api }) => api.name),
      ...Object.values(unlisted).flat(),
      ...listSubpaths(siteDir),
    ]);
    const unknownNames = sources
      .flatMap((page) => checkComponentNames(page, names))
      .map(formatProblem);
    const props = checkProps(siteDir, sources, pages);
    const unlistedLines = Object.entries(unlisted).map(
      ([name, names]) =>
        `${name} exports ${String(names.length)} components and hooks that no navigation tree lists: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`,
    );
    return {
      problems: [
        ...misplacedKeys,
        ...brokenLinks,
        ...unknownNames,
        ...props.problems,
        ...checkExports(siteDir, extraction),
      ],
      lines: [count(pages), props.line, ...unlistedLines],
    };
  } catch (error) {
    return { problems: [toMessage(error)], lines: [] };
  }
}
