export const keys: KeyTable = {
  start: 'textbox "Delivery notes"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Starts a new line.',
      expect: { focus: 'textbox "Delivery notes"', value: '\n' },
    },
  ],
};
