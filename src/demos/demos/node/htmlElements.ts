/** Offsets of an element in HTML: `start`<tag>`open` … `close`</tag>`end`. */
export interface ElementRange {
  readonly start: number;
  readonly open: number;
  readonly close: number;
  readonly end: number;
}

/** Matches the opening tags of an element, whose attribute values may contain `>`, and its closing tags. */
function createTagPattern(name: string): RegExp {
  return new RegExp(`<${name}(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*>|</${name}>`, 'g');
}

/**
 * Finds the first element with a tag name whose opening tag passes a test. It only balances tags of that
 * name, which is enough for `div`, `figure`, and `template` in HTML that React writes.
 */
export function findElement(
  html: string,
  name: string,
  matches: (openingTag: string) => boolean,
): ElementRange | undefined {
  let found: { start: number; open: number } | undefined;
  let depth = 0;
  for (const match of html.matchAll(createTagPattern(name))) {
    const [tag] = match;
    const isClosing = tag.startsWith('</');
    if (found === undefined) {
      if (!isClosing && matches(tag)) {
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
