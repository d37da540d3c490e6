export const keys: KeyTable = {
  start: 'button "Print the ticket"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Opens the Tooltip of the control that gets the focus and closes the one before.',
      expect: {
        focus: 'button "Download the ticket"',
        shows: 'tooltip "Download the ticket"',
        hides: 'tooltip "Print the ticket"',
      },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Does the same in the other direction.',
      after: ['Tab'],
      expect: {
        focus: 'button "Print the ticket"',
        shows: 'tooltip "Print the ticket"',
        hides: 'tooltip "Download the ticket"',
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes the open Tooltip and leaves the focus where it is.',
      after: ['Tab'],
      expect: {
        hides: 'tooltip "Download the ticket"',
        focus: 'button "Download the ticket"',
      },
    },
  ],
};
