export const keys: KeyTable = {
  start: 'button "Cart"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next StepButton. Steps without one are skipped.',
      expect: { focus: 'button "Address"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Runs its `onClick`.',
      after: ['Tab'],
      expect: { focus: 'button "Address"', attributes: { 'aria-current': 'step' } },
    },
  ],
};
