import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, readableText, walkTree } from '../walkTree';

/** Headings start at `##`, skip no level, are not empty and do not occur twice. WCAG 1.3.1. */
export function checkHeadings({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let previous = 1;
  walkTree(tree, (node) => {
    if (node.type !== 'heading') return;
    const line = lineOf(node);
    const text = readableText(node).trim();
    if (node.depth === 1) {
      problems.push({
        file,
        line,
        what: 'A page has one first-level heading, and "title" makes it.',
        fix: 'Start with "##".',
      });
    } else if (node.depth > previous + 1) {
      problems.push({
        file,
        line,
        what: `The heading "${text}" skips a level, so screen readers announce a gap.`,
        fix: `Write ${'#'.repeat(previous + 1)} or add the level between.`,
      });
    }
    const first = seen.get(text);
    if (first !== undefined && !text.includes('Code')) {
      problems.push({
        file,
        line,
        what: `The heading "${text}" is on line ${String(first)} already, and links to it are ambiguous.`,
        fix: 'Say in the heading what differs.',
      });
    }
    seen.set(text, first ?? line);
    previous = node.depth;
  });
  return problems;
}
