export const keys: KeyTable = {
  start: 'button "Dismiss the hint"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves focus from the close button to what follows the Alert in the document.',
      expect: { focus: 'button "Show the hint"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves focus from there back to the close button.',
      after: ['Tab'],
      expect: { focus: 'button "Dismiss the hint"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the close button: calls `onClose`.',
      expect: { hides: 'button "Dismiss the hint"' },
    },
  ],
};
