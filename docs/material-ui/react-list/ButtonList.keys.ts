export const keys: KeyTable = {
  start: 'button "Reading room"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next ListItemButton or secondary action.',
      expect: { focus: 'button "Map collection"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: "Activates a row that isn't a link.",
      expect: { focus: 'button "Reading room"', attributes: { 'aria-current': 'true' } },
    },
  ],
};
