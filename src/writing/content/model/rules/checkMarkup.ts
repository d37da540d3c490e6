import type { Nodes } from 'mdast';
import { CALLOUTS } from '../../data/allowedElements';
import type { Fault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';
import { findHiddenCharacter } from './checkCharacters';
import { findElementFaults } from './checkElements';

/** Exactly one comment, without any code. */
const COMMENT = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/u;

/** Markdown nodes that are always safe. */
const PLAIN = new Set<Nodes['type']>([
  ...([
    'blockquote',
    'break',
    'code',
    'delete',
    'emphasis',
    'heading',
    'inlineCode',
    'list',
  ] as const),
  ...([
    'listItem',
    'paragraph',
    'strong',
    'tableCell',
    'tableRow',
    'text',
    'thematicBreak',
  ] as const),
  ...(['definition', 'footnoteDefinition', 'footnoteReference', 'link', 'linkReference'] as const),
  'yaml',
]);

const NO_EXPRESSION: Fault = {
  what: "Pages can't contain expressions in braces, because they would run during the build.",
  fix: 'Write the value itself, or put braces that are meant as text in backticks.',
};

function listFaults(node: Nodes): Fault[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value) ? [] : [NO_EXPRESSION];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return findElementFaults(node);
    case 'mdxjsEsm':
      return [
        {
          what: "Pages can't contain an import or export, because it would run code during the build.",
          fix: 'Remove it. Components such as <Demo> work without an import.',
        },
      ];
    case 'containerDirective':
      if (CALLOUTS.includes(node.name) && Object.keys(node.attributes ?? {}).length === 0)
        return [];
      return [
        {
          what: `":::${node.name}" is not a supported callout, or it has attributes, which callouts can't have.`,
          fix: `Write one of ${CALLOUTS.join(', ')} after ":::", and optionally a title in square brackets.`,
        },
      ];
    case 'textDirective':
      // The parser takes a time such as 09:30 for a directive. Docusaurus turns it back into text.
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return [];
      return [
        {
          what: `":${node.name}[…]" would not be shown, because it's the syntax for a directive.`,
          fix: "Put it in backticks if it's meant as text.",
        },
      ];
    case 'table':
      if (node.children[0]?.children.every((cell) => cell.children.length > 0) !== false) return [];
      return [
        {
          what: "This table has an empty column header, so screen readers can't announce the column's name.",
          fix: 'Name what the column contains, for example "Question" or "Property".',
        },
      ];
    case 'image':
    case 'imageReference':
      if ((node.alt ?? '').trim() !== '') return [];
      return [
        {
          what: `The image "${node.type === 'image' ? node.url : node.identifier}" has no alternative text (WCAG 1.1.1).`,
          fix: 'Describe what it shows in the square brackets.',
        },
      ];
    default:
      if (PLAIN.has(node.type)) return [];
      return [
        {
          what: `Pages can't contain Markdown of the type "${node.type}", because no rule checks it.`,
          fix: 'Use the Markdown that docs/_writing-guide.md lists.',
        },
      ];
  }
}

/**
 * Checks that a page only contains allowed Markdown, components, and HTML elements. Pages are prose:
 * code lives in separate files, where it's type-checked and where no translation can change it.
 */
export function checkMarkup({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    const line = lineOf(node);
    for (const fault of listFaults(node)) problems.push({ file, line, ...fault });
    // `checkCharacters` can't see an entity such as "&#8238;", which is visible in the source but
    // becomes an invisible character on the page.
    const hidden = 'value' in node ? findHiddenCharacter(node.value) : undefined;
    if (hidden === undefined || node.type === 'yaml') return;
    const what = `The text contains the invisible character ${hidden}, which can make it look different from what it says.`;
    problems.push({ file, line, what, fix: 'Delete the character.' });
  });
  return problems;
}
