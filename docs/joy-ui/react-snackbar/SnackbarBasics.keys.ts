export const keys: KeyTable = {
  start: 'button "Copy the address"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button of this demo: shows the message; the focus stays where it is.',
      expect: { shows: 'button "Close"', focus: 'button "Copy the address"' },
    },
    {
      keys: ['Escape'],
      does: 'Calls `onClose` with `escapeKeyDown`, wherever the focus is.',
      after: ['Enter'],
      expect: { hides: 'button "Close"', focus: 'button "Copy the address"' },
    },
    {
      keys: ['Tab'],
      does: 'Reaches the buttons of the Snackbar at its place in the document.',
      after: ['Enter'],
      expect: { focus: 'button "Close"' },
    },
  ],
};
