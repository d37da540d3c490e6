import type { Nodes } from 'mdast';
import { CALLOUTS } from '../../data/parts';
import type { Fault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';
import { findHiddenCharacter } from './checkCharacters';
import { findPartFaults } from './checkParts';

/** One comment and nothing beside it. */
const COMMENT = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/u;

/** Markdown that is text, whatever it holds. */
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
  what: 'A page contains no expressions: they run while the site is built.',
  fix: 'Write the value, or put braces between backticks.',
};

function listFaults(node: Nodes): Fault[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value) ? [] : [NO_EXPRESSION];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return findPartFaults(node);
    case 'mdxjsEsm':
      return [
        {
          what: 'A page contains no import or export.',
          fix: 'Components such as <Demo> are there without one.',
        },
      ];
    case 'containerDirective':
      if (CALLOUTS.includes(node.name) && Object.keys(node.attributes ?? {}).length === 0)
        return [];
      return [
        {
          what: `":::${node.name}" is no callout, or has attributes.`,
          fix: `Write one of ${CALLOUTS.join(', ')} after ":::", and a title between square brackets.`,
        },
      ];
    case 'textDirective':
      // A time of day such as 09:30 is one for the parser; Docusaurus makes it text again.
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return [];
      return [
        { what: `":${node.name}[…]" is shown as nothing.`, fix: 'Put it between backticks.' },
      ];
    case 'table':
      if (node.children[0]?.children.every((cell) => cell.children.length > 0) !== false) return [];
      return [
        {
          what: 'A heading of this table is empty: a screen reader has no name for its column.',
          fix: 'Say what the column holds, "Question" or "Property" for example.',
        },
      ];
    case 'image':
    case 'imageReference':
      if ((node.alt ?? '').trim() !== '') return [];
      return [
        {
          what: `The image "${node.type === 'image' ? node.url : node.identifier}" has no alternative text (WCAG 1.1.1).`,
          fix: 'Say between the brackets what it shows.',
        },
      ];
    default:
      if (PLAIN.has(node.type)) return [];
      return [
        {
          what: `A page contains no ${node.type}, which nothing checks.`,
          fix: 'Use the Markdown that docs/_writing-guide.md lists.',
        },
      ];
  }
}

/**
 * A page is prose: code lives in files, so that it is type-checked, and a translation can't run it.
 * What is not allowed here by name is refused.
 */
export function checkMarkup({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    const line = lineOf(node);
    for (const fault of listFaults(node)) problems.push({ file, line, ...fault });
    // An entity such as "&#8238;" is visible in the source and does its work on the page.
    const hidden = 'value' in node ? findHiddenCharacter(node.value) : undefined;
    if (hidden === undefined || node.type === 'yaml') return;
    const what = `The text has the invisible character ${hidden}, which can show something other than what is written.`;
    problems.push({ file, line, what, fix: 'Delete it.' });
  });
  return problems;
}
