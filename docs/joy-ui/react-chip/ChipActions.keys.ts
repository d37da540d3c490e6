export const keys: KeyTable = {
  start: 'button "Line 4"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next Chip with an action or a link.',
      expect: { focus: 'link "Timetable"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick`.',
      expect: { focus: 'button "Line 4"', attributes: { 'aria-pressed': 'true' } },
    },
  ],
};
