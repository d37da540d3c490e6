export const keys: KeyTable = {
  start: 'textbox "Delivery notes"',
  rows: [
    {
      keys: ['Enter'],
      does: '换行。',
      expect: { focus: 'textbox "Delivery notes"', value: '\n' },
    },
  ],
};
