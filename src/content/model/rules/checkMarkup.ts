import type { Nodes } from 'mdast';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** The HTML that Markdown has no sign for. */
const ALLOWED_HTML = new Set(['details', 'summary', 'kbd', 'sub', 'sup']);
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** A page is prose: code lives in files, so that it is type-checked, and a translation cannot run it. */
export function checkMarkup({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const add = (node: Nodes, what: string, cure: string): void => {
    problems.push({ file, line: lineOf(node), what, cure });
  };
  walkTree(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        add(
          node,
          'A page contains no import or export.',
          'Components such as <Demo> are there without one.',
        );
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!COMMENT.test(node.value)) {
          add(
            node,
            'A page contains no expressions: they run while the site is built.',
            'Write the value, or put braces between backticks.',
          );
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (/^[a-z]/.test(node.name ?? '') && !ALLOWED_HTML.has(node.name ?? '')) {
          add(
            node,
            `<${node.name ?? ''}> is raw HTML, whose links and styles nothing checks.`,
            'Use Markdown, or put the name between backticks.',
          );
        }
        break;
      case 'table':
        if (node.children[0]?.children.some((cell) => cell.children.length === 0) === true) {
          add(
            node,
            'A heading of this table is empty: a screen reader has no name for its column.',
            'Say what the column holds, "Question" or "Property" for example.',
          );
        }
        break;
      case 'image':
        if ((node.alt ?? '').trim() === '') {
          add(
            node,
            `The image "${node.url}" has no alternative text (WCAG 1.1.1).`,
            'Say between the brackets what it shows.',
          );
        }
        break;
    }
  });
  return problems;
}
