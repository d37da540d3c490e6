import { API_FAMILIES } from '../../api-docs/model/apiPackages';
import { findApiFamily } from '../../api-docs/model/apiPackages';
import type { ComponentApi } from '../../api-docs/model/types';
import { readApi } from '../../api-docs/node/readApi';
import { createSpec } from '../model/createSpec';
import type { PlaygroundSpec } from '../model/types';
import { readAttributes } from './playgroundElements';
import type { PlaygroundElement } from './playgroundElements';
import { readComposition } from './readComposition';

/** A playground of a page, with where its component comes from. */
export interface PagePlayground {
  readonly spec: PlaygroundSpec;
  readonly api: ComponentApi;
  /** The composition's file, where it has one. */
  readonly file?: string;
}

/** Components of a product by name. */
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
 * Reads one `<Playground …/>`. Texts say what is wrong with it.
 *
 * @param isChecked whether only these texts are wanted, so that no code is colored
 */
export async function readPlayground(
  element: PlaygroundElement,
  pageFile: string,
  components: ReadonlyMap<string, ComponentApi>,
  isChecked = false,
): Promise<PagePlayground | readonly string[]> {
  const { attributes, problems } = readAttributes(element);
  if (problems.length > 0) return problems;
  const { of, src } = attributes;
  const composition =
    typeof src === 'string' ? readComposition(pageFile, src, String(of)) : undefined;
  if (typeof composition === 'string') return [composition];
  const line = {
    attributes,
    ...(composition === undefined || isChecked ? {} : { template: await composition.color() }),
  };
  const result = createSpec(line, components);
  const api = components.get(String(of));
  if (result.spec === undefined || api === undefined) return result.problems;
  return {
    spec: result.spec,
    api,
    ...(composition === undefined ? {} : { file: composition.file }),
  };
}
