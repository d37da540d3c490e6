import type { NavNode } from './types';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const toPascalCase = (words: string): string => words.split('-').map(upperFirst).join('');

const toCamelCase = (words: string): string => {
  const pascal = toPascalCase(words);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/**
 * The English title of a node: its title, else its subheader, else words made from the last
 * part of the pathname. API pages are named like the code: `use-slider` is `useSlider`,
 * `tree-item` is `TreeItem` (spec NAV-3).
 */
export function formatNodeTitle({ title, subheader, pathname }: NavNode): string {
  const given = title ?? subheader;
  if (given !== undefined) {
    return given;
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
