export const keys: KeyTable = {
  start: 'button "Change shop"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the dialog; the page behind it is out of reach.',
      expect: { shows: 'dialog', hides: 'button "Change shop"' },
    },
    {
      keys: ['Tab'],
      does: 'Moves to the next control and, from the last one, to the first.',
      after: ['Enter', 'Tab', 'Tab', 'Tab'],
      expect: { focus: 'button "Harbor Street"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves to the previous control and, from the first one, to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'button "North Station"' },
    },
    {
      keys: ['Escape'],
      does: 'Calls `onClose` with `escapeKeyDown`, unless `disableEscapeKeyDown` is set; focus returns to where it was.',
      after: ['Enter'],
      expect: { hides: 'dialog', focus: 'button "Change shop"' },
    },
  ],
};
