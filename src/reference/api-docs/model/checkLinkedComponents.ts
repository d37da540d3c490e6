import type { PageSource } from '../../../writing/content/model/pageSource';
import type { ApiPageSource } from './types';

/** An API page to which no page leads. */
export interface UnlinkedComponent {
  readonly name: string;
  readonly pathname: string;
}

/**
 * Exported components that no page of their product names in `components:`. Readers would find
 * their API by the search only, without a word about when to use them.
 */
export function findUnlinkedComponents(
  apis: readonly ApiPageSource[],
  sources: readonly Pick<PageSource, 'frontMatter'>[],
): UnlinkedComponent[] {
  const named = new Set(
    sources.flatMap(({ frontMatter: { components } }) =>
      Array.isArray(components) ? (components as readonly unknown[]) : [],
    ),
  );
  return apis
    .filter(({ api }) => api.kind === 'component' && !named.has(api.name))
    .map(({ api, pathname }) => ({ name: api.name, pathname }));
}
