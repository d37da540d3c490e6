import type { IconElement, IconShape } from '../model/types';

type Props = Record<string, string> & { children?: IconElement | IconElement[] };

/**
 * Runs a module of the icon package with our own element function: the package's code is a
 * list of calls, and calling them is more exact than reading their text.
 */
export function parseIconSource(source: string): IconShape {
  const body = source
    .replace(/^import .*$/gm, '')
    .replace(/^"use client";/m, '')
    .replace('export default', 'return');
  const element = (tag: string, { children, ...attributes }: Props): IconElement => {
    if (children === undefined) return [tag, attributes];
    // A list of children has keys that React needs and we do not.
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
