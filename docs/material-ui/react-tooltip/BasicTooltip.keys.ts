export const keys: KeyTable = {
  start: 'button "Print the ticket"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Opens the Tooltip of the control that receives the focus, and closes the Tooltip of the one that loses it.',
      expect: {
        focus: 'button "Archive the ticket"',
        shows: 'tooltip "Archive the ticket"',
        hides: 'tooltip "Print the ticket"',
      },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Does the same on the way back.',
      start: 'button "Archive the ticket"',
      expect: {
        focus: 'button "Print the ticket"',
        shows: 'tooltip "Print the ticket"',
        hides: 'tooltip "Archive the ticket"',
      },
    },
  ],
};
