export const keys: KeyTable = {
  start: 'button "List"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next button of the group.',
      expect: { focus: 'button "Grid"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the focused button.',
      after: ['Tab'],
      expect: { focus: 'button "Grid"', attributes: { 'aria-pressed': 'true' } },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      label: 'Arrow keys',
      does: 'Do nothing; the group is not a radio group.',
      expect: { focus: 'button "List"', attributes: { 'aria-pressed': 'true' } },
    },
  ],
};
