import type { PageSource } from '../../../writing/content/model/pageSource';
import type { ApiPageSource } from './types';

/** A component whose API page no guide links to. */
export interface UnlinkedComponent {
  readonly name: string;
  readonly pathname: string;
}

/**
 * Returns the components that no page names in `components:`. Readers would only find their API
 * through search, with nothing that explains when to use them.
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
