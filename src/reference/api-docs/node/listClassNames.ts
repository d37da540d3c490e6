import { findApiFamily } from '../model/apiPackages';
import type { ClassNameGroup } from '../model/listTypes';
import type { ApiPageSource } from '../model/types';

/** The class names of a product's components. Classes of states (`Mui-disabled`) are theirs all. */
export function listClassNames(
  pages: readonly ApiPageSource[],
  productId: string,
): ClassNameGroup[] {
  return pages
    .flatMap(({ pathname, api }): ClassNameGroup[] => {
      const isOther = findApiFamily(pathname)?.productId !== productId;
      if (isOther || pathname.startsWith('/experiments/') || api.kind !== 'component') return [];
      const classNames = api.classes
        .filter(({ isState, deprecated }) => !isState && deprecated === undefined)
        .map(({ className }) => className)
        .sort();
      return classNames.length === 0 ? [] : [{ component: api.name, pathname, classNames }];
    })
    .sort((a, b) => (a.component < b.component ? -1 : 1));
}
