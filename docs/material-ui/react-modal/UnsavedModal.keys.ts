export const keys: KeyTable = {
  start: 'button "Leave the recipe"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the dialog and focuses it; the page behind it is out of reach.',
      expect: { focus: 'alertdialog', hides: 'button "Leave the recipe"' },
    },
    {
      keys: ['Tab'],
      does: 'Goes to the next control and wraps from the last to the first.',
      after: ['Enter', 'Tab', 'Tab'],
      expect: { focus: 'button "Save"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Goes back and wraps from the first control to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'button "Discard"' },
    },
    {
      keys: ['Escape'],
      does: "Calls `onClose` with `'escapeKeyDown'`; on close the focus returns to where it was.",
      after: ['Enter'],
      expect: { hides: 'alertdialog', focus: 'button "Leave the recipe"' },
    },
  ],
};
