import ts from 'typescript';
import type { Edit } from './typeErasureRules';

/**
 * Returns the edit that removes a statement or member along with its comments and its line. A comment
 * above an overload signature stays, because it describes the function that follows.
 */
export function createRemoval(node: ts.Node, code: string): Edit {
  const isSignature = ts.isFunctionLike(node);
  let start = node.getStart();
  if (!isSignature) {
    const comments = ts.getLeadingCommentRanges(code, node.pos) ?? [];
    for (const comment of [...comments].reverse()) {
      const gap = code.slice(comment.end, start);
      const isOwnLine = /^[ \t]*$/.test(lineBefore(code, comment.pos));
      if ((gap.match(/\n/g) ?? []).length > 1 || !isOwnLine) break;
      start = comment.pos;
    }
  }
  let { end } = node;
  for (const comment of ts.getTrailingCommentRanges(code, end) ?? []) end = comment.end;
  const isOnlyCodeOnLine =
    /^[ \t]*$/.test(lineBefore(code, start)) && /^[ \t]*(\n|$)/.test(code.slice(end));
  if (isOnlyCodeOnLine) end += /^[ \t]*\n?/.exec(code.slice(end))?.[0].length ?? 0;
  return { start, end, text: '' };
}

function lineBefore(code: string, position: number): string {
  return code.slice(code.lastIndexOf('\n', position - 1) + 1, position);
}
