import type { IconElement, IconShape } from '../model/types';

type Props = Record<string, string> & { children?: IconElement | IconElement[] };

/**
 * Returns the shape in a module of the icon package. The module's code consists of JSX calls, so
 * it's run with our own JSX function, which is more reliable than parsing it.
 */
export function parseIconSource(source: string): IconShape {
  const body = source
    .replace(/^import .*$/gm, '')
    .replace(/^"use client";/m, '')
    .replace('export default', 'return');
  const element = (tag: string, { children, ...attributes }: Props): IconElement => {
    if (children === undefined) return [tag, attributes];
    // Array children also have keys, which only React needs.
    return [
      tag,
      attributes,
      Array.isArray(children[0]) ? (children as IconElement[]) : [children as IconElement],
    ];
  };
  const run = new Function('_jsx', '_jsxs', 'React', 'createSvgIcon', body) as (
    jsx: typeof element,
    jsxs: typeof element,
    react: { Fragment: string },
    createSvgIcon: (content: IconElement | IconElement[]) => IconElement[],
  ) => IconElement[];
  const elements = run(element, element, { Fragment: 'g' }, (content) =>
    Array.isArray(content[0]) ? (content as IconElement[]) : [content as IconElement],
  );
  const [first] = elements;
  const isPlainPath =
    elements.length === 1 && first?.[0] === 'path' && Object.keys(first[1]).join() === 'd';
  return isPlainPath ? (first[1]['d'] ?? '') : elements;
}
