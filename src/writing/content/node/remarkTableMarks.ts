import type { PhrasingContent, Root, TableCell } from 'mdast';
import { walkTree } from '../model/walkTree';

/** The whole text of a cell, in each language of the pages, and the mark that stands for it. */
const MARKS: Readonly<Record<string, 'yes' | 'no'>> = {
  Yes: 'yes',
  是: 'yes',
  نعم: 'yes',
  No: 'no',
  否: 'no',
  لا: 'no',
};

/** The word inside an element that the stylesheet shows as a mark; assistive technology reads the word. */
function createMark(value: string, mark: 'yes' | 'no'): PhrasingContent {
  const data = { hName: 'span', hProperties: { className: ['site-mark'], 'data-mark': mark } };
  return { type: 'emphasis', data, children: [{ type: 'text', value }] };
}

function markCell(cell: TableCell): void {
  const [only, ...others] = cell.children;
  if (only?.type !== 'text' || others.length > 0) return;
  const value = only.value.trim();
  const mark = MARKS[value];
  if (mark !== undefined) cell.children = [createMark(value, mark)];
}

/**
 * Shows a cell of a table that says nothing but "Yes" or "No" as a check mark or a dash. A cell
 * with more words stays as it is, and so does the header row.
 */
export function remarkTableMarks() {
  return (tree: Root): void => {
    walkTree(tree, (node) => {
      if (node.type === 'table')
        node.children.slice(1).forEach((row) => row.children.forEach(markCell));
    });
  };
}
