import { DEFAULT_ICON_STYLE, ICON_STYLES, type IconStyle } from '../model/types';

/** What the page shows, as its address says it. */
export interface IconQuery {
  readonly query: string;
  readonly style: IconStyle;
  /** The icon whose details are open; empty when none is. */
  readonly selected: string;
}

export const EMPTY_ICON_QUERY: IconQuery = { query: '', style: DEFAULT_ICON_STYLE, selected: '' };

/** Reads `?query=&style=&selected=`; unknown values count as none. */
export function parseIconQuery(search: string): IconQuery {
  const params = new URLSearchParams(search);
  // Links to the page have used `theme` for a style.
  const asked = (params.get('style') ?? params.get('theme') ?? '')
    .replace(/[\s-]/g, '')
    .toLowerCase();
  return {
    query: params.get('query') ?? '',
    style: ICON_STYLES.find((style) => style.toLowerCase() === asked) ?? DEFAULT_ICON_STYLE,
    selected: params.get('selected') ?? '',
  };
}

/** The address's part for a state; what is as by default is left out, foreign parts stay. */
export function formatIconQuery(state: IconQuery, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('theme');
  for (const key of ['query', 'style', 'selected'] as const) {
    if (state[key] === EMPTY_ICON_QUERY[key]) params.delete(key);
    else params.set(key, state[key]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
