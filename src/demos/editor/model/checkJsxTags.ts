import { readTokens } from './readTokens';
import type { Token } from './readTokens';

/** A closing tag that doesn't match its opening tag. */
export interface TagProblem {
  readonly message: string;
  /** 1-based. */
  readonly line: number;
}

const NAME_PARTS = new Set(['jsxName', '.', ':']);

/** Reads a tag name such as `Foo.Bar` that starts at a token. Returns `''` for a fragment. */
function readName(source: string, tokens: readonly Token[], from: number): string {
  let name = '';
  for (let index = from; ; index += 1) {
    const token = tokens[index];
    if (token === undefined || !NAME_PARTS.has(token.label)) return name;
    const isPart = token.label === 'jsxName';
    // In `<Foo bar`, the second name is an attribute.
    if (isPart && name !== '' && !/[.:]$/.test(name)) return name;
    name += source.slice(token.start, token.end);
  }
}

/**
 * Finds the first closing tag whose name differs from its opening tag, in code that Sucrase has parsed.
 * Sucrase doesn't compare the two. The message is similar to those of Babel and TypeScript.
 */
export function checkJsxTags(source: string, isTypeScript: boolean): TagProblem | undefined {
  const tokens = readTokens(source, isTypeScript ? ['jsx', 'typescript'] : ['jsx']);
  const open: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.label === 'jsxTagStart') {
      if (tokens[index + 1]?.label !== '/') {
        open.push(readName(source, tokens, index + 1));
        continue;
      }
      const expected = open.pop() ?? '';
      if (readName(source, tokens, index + 2) !== expected) {
        const line = source.slice(0, token.start).split('\n').length;
        return { message: `Expected corresponding JSX closing tag for <${expected}>`, line };
      }
      while (tokens[index] !== undefined && tokens[index]?.label !== 'jsxTagEnd') index += 1;
    } else if (token?.label === 'jsxTagEnd' && tokens[index - 1]?.label === '/') {
      open.pop();
    }
  }
  return undefined;
}
