import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { formatProblem } from '../../../writing/content/model/problem';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { OMISSIONS } from '../data/omissions';
import { API_FAMILIES } from '../model/apiPackages';
import { checkApiKey } from '../model/checkApiKey';
import { checkComponentNames } from '../model/checkComponentNames';
import { findUnlinkedComponents } from '../model/checkLinkedComponents';
import { checkOmissions } from '../model/checkOmissions';
import { checkPropNames } from '../model/checkPropNames';
import type { ApiPageSource } from '../model/types';
import { findBrokenRowLinks } from './findBrokenRowLinks';
import { createNameFinder } from './knownNames';
import type { Extraction } from './extract';
import { readApi } from './readApi';

export interface ApiReport {
  /** What keeps the reference from being made. */
  readonly problems: readonly string[];
  /** Counts, and exports that no tree lists: for information. */
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

/** What is exported by a path of its own only, such as `@mui/material/usePagination`. */
function listSubpaths(siteDir: string): string[] {
  return API_FAMILIES.flatMap(({ packages }) =>
    packages.flatMap(({ name }) => fs.readdirSync(path.join(siteDir, 'node_modules', name))),
  );
}

/** Props that the component pages name in their text. */
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

/** Component exports that neither a tree nor the list of omissions names. */
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
 * API pages to which no page leads, told at the API page: where the component belongs is the
 * writer's choice.
 *
 * @param sources all pages of the site
 */
export function checkApiLinks(siteDir: string, sources: readonly PageSource[]): string[] {
  return findUnlinkedComponents(readApi(siteDir).pages, sources).map(({ name, pathname }) =>
    formatProblem({
      file: `docs${pathname}.mdx`,
      line: 1,
      what: `No page names ${name} in "components:", so only the search leads to its API.`,
      fix: `Add ${name} to "components:" of the page that explains it.`,
    }),
  );
}

/** The writer's check of the API reference: extraction, counts and what the trees leave out. */
export function checkApi(siteDir: string, sources: readonly PageSource[]): ApiReport {
  try {
    const extraction = readApi(siteDir);
    const { pages, unlisted } = extraction;
    const apis = new Map(pages.map(({ pathname, api }) => [pathname, api]));
    const problems = sources.flatMap(({ file, text }) => findBrokenRowLinks(text, file, apis));
    const stray = sources.flatMap(checkApiKey).map(formatProblem);
    const names = new Set([
      ...pages.map(({ api }) => api.name),
      ...Object.values(unlisted).flat(),
      ...listSubpaths(siteDir),
    ]);
    const unknown = sources.flatMap((page) => checkComponentNames(page, names)).map(formatProblem);
    const props = checkProps(siteDir, sources, pages);
    const without = Object.entries(unlisted).map(
      ([name, names]) =>
        `${name} exports ${String(names.length)} components and hooks that no tree lists: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`,
    );
    return {
      problems: [
        ...stray,
        ...problems,
        ...unknown,
        ...props.problems,
        ...checkExports(siteDir, extraction),
      ],
      lines: [count(pages), props.line, ...without],
    };
  } catch (error) {
    return { problems: [toMessage(error)], lines: [] };
  }
}
