import { getFormattedTokens } from 'sucrase';
import type { Transform } from 'sucrase';

/** A token with Sucrase's name for its type: `jsxTagStart`, `name`, `(`. */
export interface Token {
  readonly label: string;
  /** Offset in characters. */
  readonly start: number;
  readonly end: number;
}

/**
 * Tokenizes code with Sucrase. Its parser isn't public, so this parses its debug output, which has one token
 * per line: `line:column-line:column label …`.
 *
 * @throws Error from Sucrase when the code doesn't parse
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
