export const keys: KeyTable = {
  start: 'textbox "Weight in kilograms"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field and then on to buttons in its adornments.',
      after: ['Tab'],
      expect: { focus: 'button "Show the access code"' },
    },
  ],
};
