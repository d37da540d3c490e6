export const keys: KeyTable = {
  start: 'link "Go to page 3"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Opens the page.',
      expect: { focus: 'link "page 3"', attributes: { 'aria-current': 'page' } },
    },
    {
      keys: ['Space'],
      does: 'Does not open it: a link reacts to Enter only.',
      expect: { focus: 'link "Go to page 3"' },
    },
  ],
};
