export const keys: KeyTable = {
  start: 'button "Piet, remove with Delete"',
  rows: [
    {
      keys: ['Backspace', 'Delete'],
      does: 'Calls `onDelete` when the key is released.',
      expect: {
        hides: 'button "Piet, remove with Delete"',
        shows: 'button "Yuki, remove with Delete"',
      },
    },
  ],
};
