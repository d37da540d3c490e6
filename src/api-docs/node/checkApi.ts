import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../../content/model/pageSource';
import { formatProblem } from '../../content/model/problem';
import { toMessage } from '../../site/model/toMessage';
import { API_FAMILIES } from '../model/apiPackages';
import { checkApiKey } from '../model/checkApiKey';
import { checkComponentNames } from '../model/checkComponentNames';
import { checkPropNames } from '../model/checkPropNames';
import type { ApiPage } from '../model/types';
import { findBrokenRowLinks } from './findBrokenRowLinks';
import { createNameFinder } from './knownNames';
import { readApi } from './readApi';

export interface ApiReport {
  /** What keeps the reference from being made. */
  readonly problems: readonly string[];
  /** Counts, and exports that no tree lists: for information. */
  readonly lines: readonly string[];
}

function count(pages: readonly ApiPage[]): string {
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
  pages: readonly ApiPage[],
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

/** The writer's check of the API reference: extraction, counts and what the trees leave out. */
export function checkApi(siteDir: string, sources: readonly PageSource[]): ApiReport {
  try {
    const { pages, unlisted } = readApi(siteDir);
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
      problems: [...stray, ...problems, ...unknown, ...props.problems],
      lines: [count(pages), props.line, ...without],
    };
  } catch (error) {
    return { problems: [toMessage(error)], lines: [] };
  }
}
