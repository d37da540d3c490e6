import type { PhrasingContent, Root, TableCell } from 'mdast';
import { walkTree } from '../model/walkTree';

/** The cell contents that are shown as a mark, in each language. */
const MARKS: Readonly<Record<string, 'yes' | 'no'>> = {
  Yes: 'yes',
  是: 'yes',
  نعم: 'yes',
  No: 'no',
  否: 'no',
  لا: 'no',
};

/** Wraps the word in an element that the stylesheet shows as a symbol. Screen readers read the word. */
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
 * Remark plugin: shows table cells that only contain "Yes" or "No" as a check mark or a dash. Cells
 * with more text and the header row don't change.
 */
export function remarkTableMarks() {
  return (tree: Root): void => {
    walkTree(tree, (node) => {
      if (node.type === 'table')
        node.children.slice(1).forEach((row) => row.children.forEach(markCell));
    });
  };
}
