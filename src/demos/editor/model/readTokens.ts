import { getFormattedTokens } from 'sucrase';
import type { Transform } from 'sucrase';

/** A token by sucrase's name for its kind: `jsxTagStart`, `name`, `(`. */
export interface Token {
  readonly label: string;
  /** In characters from the beginning of the code. */
  readonly start: number;
  readonly end: number;
}

/**
 * The tokens of code that parses; throws sucrase's error otherwise. Its parser is not public: the
 * list is read from a text with one token a line, `line:column-line:column label …`.
 */
export function readTokens(code: string, transforms: readonly Transform[]): Token[] {
  const lineStarts = [0];
  for (const { index } of code.matchAll(/\n/g)) lineStarts.push(index + 1);
  const toOffset = (line: string | undefined, column: string | undefined): number =>
    (lineStarts[Number(line) - 1] ?? 0) + Number(column) - 1;
  const tokens: Token[] = [];
  for (const row of getFormattedTokens(code, { transforms: [...transforms] }).split('\n')) {
    const match = /^(\d+):(\d+)-(\d+):(\d+)\s+(\S+)/.exec(row);
    if (match === null) continue;
    const [, line, column, endLine, endColumn, label = ''] = match;
    tokens.push({ label, start: toOffset(line, column), end: toOffset(endLine, endColumn) });
  }
  return tokens;
}
