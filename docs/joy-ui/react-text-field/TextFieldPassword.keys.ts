export const keys: KeyTable = {
  start: 'button "Show the code"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button in the decorator: shows or hides the code; the focus stays there.',
      expect: { focus: 'button "Show the code"', attributes: { 'aria-pressed': 'true' } },
    },
  ],
};
