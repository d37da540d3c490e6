export const keys: KeyTable = {
  start: 'button "Inbox"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next row with a button.',
      expect: { focus: 'button "Drafts"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick` of the row.',
      after: ['Tab'],
      expect: { focus: 'button "Drafts"', attributes: { 'aria-pressed': 'true' } },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      label: 'Arrow keys',
      does: 'Do nothing in a List; they work in a Menu.',
      expect: { focus: 'button "Inbox"' },
    },
  ],
};
