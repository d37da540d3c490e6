export const keys: KeyTable = {
  start: 'button "Return the bike"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the dialog and moves the focus to it.',
      expect: { focus: 'dialog', hides: 'button "Return the bike"' },
    },
    {
      keys: ['Tab'],
      does: 'Goes to the next control; from the last one to the first.',
      after: ['Enter', 'Tab', 'Tab', 'Tab'],
      expect: { focus: 'button "Close"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Goes to the previous control; from the first one to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'button "Keep it"' },
    },
    {
      keys: ['Escape'],
      does: 'Calls `onClose` with `escapeKeyDown`; after closing, the focus is back on the button.',
      after: ['Enter'],
      expect: { hides: 'dialog', focus: 'button "Return the bike"' },
    },
  ],
};
