export const keys: KeyTable = {
  start: 'button "Step-free"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next Chip with a handler or a link.',
      expect: { focus: 'button "Quiet coach"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick`.',
      expect: { focus: 'button "Step-free"', attributes: { 'aria-pressed': 'true' } },
    },
  ],
};
