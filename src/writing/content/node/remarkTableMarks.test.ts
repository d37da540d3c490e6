import type { Root, TableCell } from 'mdast';
import { remarkTableMarks } from './remarkTableMarks';

const cell = (...words: string[]): TableCell => ({
  type: 'tableCell',
  children: words.map((value) => ({ type: 'text', value })),
});

function markTable(...rows: TableCell[][]): unknown[][] {
  const table = {
    type: 'table' as const,
    children: rows.map((children) => ({ type: 'tableRow' as const, children })),
  };
  const tree: Root = { type: 'root', children: [{ type: 'blockquote', children: [table] }] };
  remarkTableMarks()(tree);
  return table.children.map(({ children }) =>
    children.map(({ children: [only] }) => (only?.data as { hProperties?: object })?.hProperties),
  );
}

const mark = (name: string): object => ({ className: ['site-mark'], 'data-mark': name });

test('a cell that says only Yes or No is marked, in every language of the pages', () => {
  const words = ['Yes', 'No', '是', '否', 'نعم', 'لا'].map((word) => cell(word));
  expect(markTable([cell('Feature')], words)[1]).toEqual(
    ['yes', 'no', 'yes', 'no', 'yes', 'no'].map(mark),
  );
});

test('a cell with more to say, and the header row, stay text', () => {
  const rows = markTable([cell('Yes')], [cell('Yes, up to 100 rows'), cell('Yes', 'No'), cell()]);
  expect(rows).toEqual([[undefined], [undefined, undefined, undefined]]);
});
