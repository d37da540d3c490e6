import type { ApiPage } from '../model/types';
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

/** The writer's check of the API reference: extraction, counts and what the trees leave out. */
export function checkApi(siteDir: string): ApiReport {
  try {
    const { pages, unlisted } = readApi(siteDir);
    const without = Object.entries(unlisted).map(
      ([name, names]) =>
        `${name} exports ${String(names.length)} components and hooks that no tree lists: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''}`,
    );
    return { problems: [], lines: [count(pages), ...without] };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], lines: [] };
  }
}
