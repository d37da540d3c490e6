import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, readableText, walkTree } from '../walkTree';

/** Checks that headings start at `##`, don't skip a level, and are unique (WCAG 1.3.1). */
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
        what: 'A page has only one first-level heading, which comes from "title" in its front matter.',
        fix: 'Use "##" instead.',
      });
    } else if (node.depth > previous + 1) {
      problems.push({
        file,
        line,
        what: `The heading "${text}" skips a level, so the outline that screen readers announce has a gap.`,
        fix: `Write "${'#'.repeat(previous + 1)}", or add a heading for the level in between.`,
      });
    }
    const first = seen.get(text);
    if (first !== undefined && !text.includes('Code')) {
      problems.push({
        file,
        line,
        what: `The heading "${text}" is already on line ${String(first)}, so links to it are ambiguous.`,
        fix: 'Rename one of them to show how they differ.',
      });
    }
    seen.set(text, first ?? line);
    previous = node.depth;
  });
  return problems;
}
