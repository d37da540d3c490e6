export const keys: KeyTable = {
  start: 'button "Renew for four weeks"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Runs the action.',
      expect: { focus: 'button "Undo the renewal"' },
    },
  ],
};
