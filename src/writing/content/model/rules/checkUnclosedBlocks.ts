import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

const FENCE = /^[\s>]*(?:`{3,}|~{3,})/u;
const FENCE_END = /^[\s>]*(?:`{3,}|~{3,})\s*$/u;
const CALLOUT_END = /^[\s>]*:{3,}\s*$/u;

/**
 * Reports code fences and callouts that are never closed. Markdown extends them to the end of the
 * page without an error.
 */
export function checkUnclosedBlocks({ file, text, tree }: PageSource): Problem[] {
  const lines = text.split(/\r?\n/u);
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    const line = lineOf(node);
    const end = node.position?.end.line ?? line;
    const first = lines[line - 1] ?? '';
    const last = end > line ? (lines[end - 1] ?? '') : '';
    // In a list, a fence can begin after the list marker.
    const isFence = node.type === 'code' && FENCE.test(first.replace(/^[\s>]*[-*+\d.]+\s+/u, ''));
    if (isFence && !FENCE_END.test(last)) {
      problems.push({
        file,
        line,
        what: 'This code fence is never closed, so the rest of the page is shown as code.',
        fix: 'Write the closing backticks on a line below the code.',
      });
    }
    if (node.type === 'containerDirective' && !CALLOUT_END.test(last)) {
      problems.push({
        file,
        line,
        what: 'This callout is never closed, so the rest of the page is shown inside it.',
        fix: 'Write the closing ":::" on a line below its text.',
      });
    }
  });
  return problems;
}
