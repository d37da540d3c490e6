import { API_FAMILIES } from '../../api-docs/model/apiPackages';
import { findApiFamily } from '../../api-docs/model/apiPackages';
import type { ComponentApi } from '../../api-docs/model/types';
import { readApi } from '../../api-docs/node/readApi';
import { createSpec } from '../model/createSpec';
import type { PlaygroundSpec } from '../model/types';
import { readAttributes } from './playgroundElements';
import type { PlaygroundElement } from './playgroundElements';
import { readComposition } from './readComposition';

/** A playground of a page, and where its component comes from. */
export interface PagePlayground {
  readonly spec: PlaygroundSpec;
  readonly api: ComponentApi;
  /** The file of its composition, if it has one. */
  readonly file?: string;
}

/** Returns the documented components of a product, by name. */
export function componentsOf(siteDir: string, productId: unknown): Map<string, ComponentApi> {
  const family = API_FAMILIES.find((candidate) => candidate.productId === productId);
  const components = new Map<string, ComponentApi>();
  for (const { pathname, api } of readApi(siteDir).pages) {
    if (api.kind !== 'component' || findApiFamily(pathname) !== family) continue;
    if (!pathname.startsWith('/experiments/')) components.set(api.name, api);
  }
  return components;
}

/**
 * Reads and validates one `<Playground …/>`.
 *
 * @param problemsOnly whether to skip highlighting, when only the problems matter
 * @returns the playground, or messages that say what's wrong with it
 */
export async function readPlayground(
  element: PlaygroundElement,
  pageFile: string,
  components: ReadonlyMap<string, ComponentApi>,
  problemsOnly = false,
): Promise<PagePlayground | readonly string[]> {
  const { attributes, problems } = readAttributes(element);
  if (problems.length > 0) return problems;
  const { of, src } = attributes;
  const composition =
    typeof src === 'string' ? readComposition(pageFile, src, String(of)) : undefined;
  if (typeof composition === 'string') return [composition];
  const input = {
    attributes,
    ...(composition === undefined || problemsOnly
      ? {}
      : { template: await composition.createTemplate() }),
  };
  const result = createSpec(input, components);
  const api = components.get(String(of));
  if (result.spec === undefined || api === undefined) return result.problems;
  return {
    spec: result.spec,
    api,
    ...(composition === undefined ? {} : { file: composition.file }),
  };
}
