export const keys: KeyTable = {
  start: 'button "Prices"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens a closed section and closes an open one.',
      expect: {
        of: 'button "Prices"',
        attributes: { 'aria-expanded': 'true' },
        shows: 'region "Prices"',
      },
    },
    {
      keys: ['Tab'],
      does: 'Moves on: into the open panel, or to the next summary.',
      expect: { focus: 'button "How to get here"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves back to the preceding control.',
      expect: { focus: 'button "Opening hours"' },
    },
  ],
};
