import { findApiFamily } from '../model/apiPackages';
import type { ClassNameGroup, ComponentLink } from '../model/listTypes';
import type { ApiPageSource } from '../model/types';

/**
 * Returns the CSS class names of a product's components. Components with the same class names form
 * one group. State classes (`Mui-disabled`) are left out, because all components share them.
 */
export function listClassNames(
  pages: readonly ApiPageSource[],
  productId: string,
): ClassNameGroup[] {
  const groups = new Map<string, { components: ComponentLink[]; classNames: string[] }>();
  for (const { pathname, api } of pages) {
    const isOther = findApiFamily(pathname)?.productId !== productId;
    if (isOther || pathname.startsWith('/experiments/') || api.kind !== 'component') continue;
    const classNames = api.classes
      .filter(({ isState, deprecated }) => !isState && deprecated === undefined)
      .map(({ className }) => className)
      .sort();
    if (classNames.length === 0) continue;
    const key = classNames.join(' ');
    const group = groups.get(key) ?? { components: [], classNames };
    group.components.push({ name: api.name, pathname });
    groups.set(key, group);
  }
  for (const { components } of groups.values()) components.sort(compareNames);
  return [...groups.values()].sort((a, b) => compareNames(a.components[0], b.components[0]));
}

function compareNames(a?: ComponentLink, b?: ComponentLink): number {
  return (a?.name ?? '') < (b?.name ?? '') ? -1 : 1;
}
