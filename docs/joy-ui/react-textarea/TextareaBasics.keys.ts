export const keys: KeyTable = {
  start: 'textbox "Note for the driver"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Starts a new line; it never submits the form.',
      expect: { focus: 'textbox "Note for the driver"', value: '\n' },
    },
  ],
};
