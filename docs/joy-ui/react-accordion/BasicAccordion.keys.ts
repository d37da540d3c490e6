export const keys: KeyTable = {
  start: 'button "Opening hours"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens a closed section and closes an open one.',
      expect: {
        of: 'button "Opening hours"',
        attributes: { 'aria-expanded': 'true' },
        shows: 'region "Opening hours"',
      },
    },
    {
      keys: ['Tab'],
      does: 'Moves on, past the content of a closed section.',
      expect: { focus: 'button "Prices"' },
    },
    {
      keys: ['Tab'],
      does: 'Moves into the content of an open section.',
      start: 'button "Prices"',
      expect: { focus: 'link "All tickets"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves back to the preceding control.',
      start: 'button "Prices"',
      expect: { focus: 'button "Opening hours"' },
    },
  ],
};
