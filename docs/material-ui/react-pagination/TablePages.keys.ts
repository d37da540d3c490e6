export const keys: KeyTable = {
  start: 'combobox "Loans per page: 25"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves from the select to the arrows; a disabled arrow is skipped, as in a Pagination.',
      expect: { focus: 'button "Go to next page"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On an arrow: shows the next or the previous rows, and the focus stays on the arrow.',
      after: ['Tab'],
      expect: { focus: 'button "Go to next page"', shows: 'button "Go to previous page"' },
    },
  ],
};
