export const keys: KeyTable = {
  start: 'button "One more"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Adds a jar. The new number is read out.',
      expect: { of: 'status', text: '3 jars of honey' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves focus to the button before it.',
      expect: { focus: 'button "One less"' },
    },
  ],
};
