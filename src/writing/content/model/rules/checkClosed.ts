import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

const FENCE = /^[\s>]*(?:`{3,}|~{3,})/u;
const FENCE_END = /^[\s>]*(?:`{3,}|~{3,})\s*$/u;
const CALLOUT_END = /^[\s>]*:{3,}\s*$/u;

/**
 * Code fences and callouts that nothing closes. Markdown ends them with the page, so all that follows
 * is silently part of them.
 */
export function checkClosed({ file, text, tree }: PageSource): Problem[] {
  const lines = text.split(/\r?\n/u);
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    const line = lineOf(node);
    const end = node.position?.end.line ?? line;
    const first = lines[line - 1] ?? '';
    const last = end > line ? (lines[end - 1] ?? '') : '';
    // In a list, a fence begins after the marker of its item.
    const isFence = node.type === 'code' && FENCE.test(first.replace(/^[\s>]*[-*+\d.]+\s+/u, ''));
    if (isFence && !FENCE_END.test(last)) {
      problems.push({
        file,
        line,
        what: 'This code fence is never closed, so the rest of the page is shown as code.',
        fix: 'Write three backticks on a line below the code.',
      });
    }
    if (node.type === 'containerDirective' && !CALLOUT_END.test(last)) {
      problems.push({
        file,
        line,
        what: 'This callout is never closed, so the rest of the page is shown inside it.',
        fix: 'Write ":::" on a line below its text.',
      });
    }
  });
  return problems;
}
