export const keys: KeyTable = {
  start: 'button "Upload the photo"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button that shows the Snackbar: the message appears, and the focus stays on the button.',
      expect: { shows: 'alert', focus: 'button "Upload the photo"' },
    },
    {
      keys: ['Escape'],
      does: 'Calls `onClose` with `escapeKeyDown` for every open Snackbar, wherever the focus is.',
      after: ['Enter'],
      expect: { hides: 'alert', focus: 'button "Upload the photo"' },
    },
    {
      keys: ['Tab'],
      does: 'Reaches the action at the place where the Snackbar is in the document.',
      after: ['Enter'],
      expect: { focus: 'button "Close"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused action. This demo gives the focus back to the button.',
      after: ['Enter', 'Tab'],
      expect: { hides: 'alert', focus: 'button "Upload the photo"' },
    },
  ],
};
