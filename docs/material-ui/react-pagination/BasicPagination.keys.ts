export const keys: KeyTable = {
  start: 'button "page 1"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next button.',
      expect: { focus: 'button "Go to page 2"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the page.',
      after: ['Tab'],
      expect: { focus: 'button "page 2"', attributes: { 'aria-current': 'page' } },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the last number before the dots: opens the page, and the next number moves under the focus.',
      start: 'button "Go to page 5"',
      expect: {
        focus: 'button "Go to page 6"',
        of: 'button "page 5"',
        attributes: { 'aria-current': 'page' },
      },
    },
  ],
};
