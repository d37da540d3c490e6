import { readTokens } from './readTokens';
import type { Token } from './readTokens';

/** A closing tag that does not belong to the tag before it. */
export interface TagProblem {
  readonly message: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

const NAME_PARTS = new Set(['jsxName', '.', ':']);

/** Reads `Foo.Bar` from a token on; `''` for a fragment. */
function readName(source: string, tokens: readonly Token[], from: number): string {
  let name = '';
  for (let at = from; ; at += 1) {
    const token = tokens[at];
    if (token === undefined || !NAME_PARTS.has(token.label)) return name;
    const isPart = token.label === 'jsxName';
    // Two names in a row: the second is an attribute.
    if (isPart && name !== '' && !/[.:]$/.test(name)) return name;
    name += source.slice(token.start, token.end);
  }
}

/**
 * Finds the first closing tag with another name than the tag that it closes, in code that parses.
 * Sucrase reads JSX without comparing the two; the message is the one of Babel and TypeScript.
 */
export function checkJsxTags(source: string, isTypeScript: boolean): TagProblem | undefined {
  const tokens = readTokens(source, isTypeScript ? ['jsx', 'typescript'] : ['jsx']);
  const open: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.label === 'jsxTagStart') {
      if (tokens[at + 1]?.label !== '/') {
        open.push(readName(source, tokens, at + 1));
        continue;
      }
      const expected = open.pop() ?? '';
      if (readName(source, tokens, at + 2) !== expected) {
        const line = source.slice(0, token.start).split('\n').length;
        return { message: `Expected corresponding JSX closing tag for <${expected}>`, line };
      }
      while (tokens[at] !== undefined && tokens[at]?.label !== 'jsxTagEnd') at += 1;
    } else if (token?.label === 'jsxTagEnd' && tokens[at - 1]?.label === '/') {
      open.pop();
    }
  }
  return undefined;
}
