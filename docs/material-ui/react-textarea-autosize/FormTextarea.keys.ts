export const keys: KeyTable = {
  start: 'textbox "Why was the train late?"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Inserts a line break; it does not submit the form.',
      expect: {
        focus: 'textbox "Why was the train late?"',
        value: '\n',
        attributes: { 'aria-invalid': 'false' },
      },
    },
    {
      keys: ['Tab'],
      does: 'Leaves the field.',
      expect: { focus: 'button "Send the complaint"' },
    },
  ],
};
