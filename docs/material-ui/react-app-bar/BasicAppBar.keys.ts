export const keys: KeyTable = {
  start: 'button "Open the menu"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next control of the bar.',
      expect: { focus: 'button "Sign in"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves to the previous control of the bar.',
      after: ['Tab'],
      expect: { focus: 'button "Open the menu"' },
    },
  ],
};
