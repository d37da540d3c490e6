export const keys: KeyTable = {
  start: 'button "Guests Open"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next StepButton that is not disabled.',
      expect: { focus: 'button "Menu Open"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the step of the focused button.',
      after: ['Tab'],
      expect: {
        focus: 'button "Menu Open"',
        attributes: { 'aria-current': 'step' },
        shows: 'button "Mark Menu as done"',
      },
    },
  ],
};
