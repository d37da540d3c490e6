/** Positions of an element in a text: `start`<tag>`open` … `close`</tag>`end`. */
export interface ElementPlace {
  readonly start: number;
  readonly open: number;
  readonly close: number;
  readonly end: number;
}

/** An opening tag with its attributes, whose values may hold a `>`. */
function tags(name: string): RegExp {
  return new RegExp(`<${name}(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*>|</${name}>`, 'g');
}

/**
 * The first element of that name whose opening tag fits, with its closing tag. It counts tags
 * of the name only, which holds for `div`, `figure` and `template` in what React writes.
 */
export function findElement(
  html: string,
  name: string,
  fits: (openingTag: string) => boolean,
): ElementPlace | undefined {
  let found: { start: number; open: number } | undefined;
  let depth = 0;
  for (const match of html.matchAll(tags(name))) {
    const [tag] = match;
    const isClosing = tag.startsWith('</');
    if (found === undefined) {
      if (!isClosing && fits(tag)) {
        found = { start: match.index, open: match.index + tag.length };
        depth = 1;
      }
      continue;
    }
    depth += isClosing ? -1 : 1;
    if (depth === 0) {
      return { ...found, close: match.index, end: match.index + tag.length };
    }
  }
  return undefined;
}
