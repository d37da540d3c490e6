import type { NavNode } from './types';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const toPascalCase = (kebab: string): string => kebab.split('-').map(upperFirst).join('');

const toCamelCase = (kebab: string): string => {
  const pascal = toPascalCase(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/**
 * Returns the English title of a node: its title, its subheader, or one derived from the last segment
 * of the pathname. API pages are named as in code: `use-slider` is `useSlider`, `tree-item` is
 * `TreeItem` (spec NAV-3).
 */
export function formatNodeTitle({ title, subheader, pathname }: NavNode): string {
  const explicit = title ?? subheader;
  if (explicit !== undefined) {
    return explicit;
  }
  const path = pathname.replace(/[#?].*$/su, '').replace(/\/+$/u, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  const words = last.replace('react-', '').replace(/\..*$/su, '');
  if (path.includes('/api-docs/')) {
    return toPascalCase(words);
  }
  if (path.includes('/api/')) {
    return words.startsWith('use-') ? toCamelCase(words) : toPascalCase(words);
  }
  return upperFirst(words.replaceAll('-', ' '));
}
