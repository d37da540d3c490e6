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

test('marks cells that only contain Yes or No, in every language', () => {
  const words = ['Yes', 'No', '是', '否', 'نعم', 'لا'].map((word) => cell(word));
  expect(markTable([cell('Feature')], words)[1]).toEqual(
    ['yes', 'no', 'yes', 'no', 'yes', 'no'].map(mark),
  );
});

test('leaves cells with more text and the header row unchanged', () => {
  const rows = markTable([cell('Yes')], [cell('Yes, up to 100 rows'), cell('Yes', 'No'), cell()]);
  expect(rows).toEqual([[undefined], [undefined, undefined, undefined]]);
});
