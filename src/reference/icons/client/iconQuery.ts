import { DEFAULT_ICON_STYLE, ICON_STYLES, type IconStyle } from '../model/types';

/** The state of the icon search, which is kept in the URL. */
export interface IconQuery {
  readonly query: string;
  readonly style: IconStyle;
  /** The icon whose details are open, or an empty string. */
  readonly selected: string;
}

export const EMPTY_ICON_QUERY: IconQuery = { query: '', style: DEFAULT_ICON_STYLE, selected: '' };

/** Parses `?query=&style=&selected=`. An unknown style counts as the default. */
export function parseIconQuery(search: string): IconQuery {
  const params = new URLSearchParams(search);
  // Older links use `theme` for the style.
  const wanted = (params.get('style') ?? params.get('theme') ?? '')
    .replace(/[\s-]/g, '')
    .toLowerCase();
  return {
    query: params.get('query') ?? '',
    style: ICON_STYLES.find((style) => style.toLowerCase() === wanted) ?? DEFAULT_ICON_STYLE,
    selected: params.get('selected') ?? '',
  };
}

/**
 * Returns the URL's query string for a state. Defaults are omitted, and other parameters are kept.
 */
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
