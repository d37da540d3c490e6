import { readTokens } from './readTokens';
import type { Token } from './readTokens';

/** The name of the function that loops call on each iteration. It throws when they run too long. */
export const TICK = '__tick';

const OPENING = new Set(['(', '{', '${', '[']);
const CLOSING = new Set([')', '}', ']']);

/**
 * Makes every `for`, `while`, and `do` loop call `__tick()` on each iteration, so that an endless loop in
 * edited code ends. Line numbers stay the same. `for … of` and `for … in` are guarded if their body is a
 * block.
 *
 * @param code JavaScript without types and JSX
 */
export function guardLoops(code: string): string {
  const tokens = readTokens(code, []);
  const inserts: [offset: number, text: string][] = [];
  tokens.forEach((token, index) => {
    if (token.label !== 'while' && token.label !== 'for') return;
    const before = tokens[index - 1]?.label ?? '';
    if (before === '.' || before === '?.') return;
    const open = tokens.findIndex(({ label }, at) => at > index && label === '(');
    if (open === -1 || open > index + 2) return;
    const head = readLoopHead(tokens, open);
    if (head === undefined) return;
    if (token.label === 'while') {
      inserts.push([tokens[open]?.end ?? 0, `${TICK}() && (`], [head.close.start, ')']);
      return;
    }
    const [first, second] = head.semicolons;
    if (first === undefined || second === undefined) {
      const body = tokens[head.closeIndex + 1];
      if (body?.label === '{') inserts.push([body.end, ` ${TICK}();`]);
      return;
    }
    const isEmpty = code.slice(first.end, second.start).trim() === '';
    inserts.push([first.end, isEmpty ? ` ${TICK}()` : ` ${TICK}() && (`]);
    if (!isEmpty) inserts.push([second.start, ')']);
  });
  return applyInserts(code, inserts);
}

/** Returns the closing parenthesis of a loop's head and the semicolons in the head. */
function readLoopHead(
  tokens: readonly Token[],
  open: number,
): { close: Token; closeIndex: number; semicolons: Token[] } | undefined {
  const semicolons: Token[] = [];
  let depth = 0;
  for (const [index, token] of tokens.slice(open).entries()) {
    if (OPENING.has(token.label)) depth += 1;
    if (CLOSING.has(token.label)) depth -= 1;
    if (depth === 0) return { close: token, closeIndex: open + index, semicolons };
    if (depth === 1 && token.label === ';') semicolons.push(token);
  }
  return undefined;
}

function applyInserts(code: string, inserts: [offset: number, text: string][]): string {
  let result = '';
  let from = 0;
  for (const [offset, text] of inserts.sort(([a], [b]) => a - b)) {
    result += code.slice(from, offset) + text;
    from = offset;
  }
  return result + code.slice(from);
}
