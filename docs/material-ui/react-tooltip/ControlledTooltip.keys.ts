export const keys: KeyTable = {
  start: 'button "Copy the address"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button of this demo: opens the Tooltip, as a click does.',
      expect: { shows: 'tooltip "Address copied"', focus: 'button "Copy the address"' },
    },
    {
      keys: ['Escape'],
      does: 'Closes an open Tooltip; the focus stays.',
      after: ['Enter'],
      expect: { hides: 'tooltip "Address copied"', focus: 'button "Copy the address"' },
    },
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Closes an open Tooltip as the focus leaves.',
      after: ['Enter'],
      expect: { hides: 'tooltip "Address copied"' },
    },
  ],
};
