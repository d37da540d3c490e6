export const keys: KeyTable = {
  start: 'button "Remove Dill"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next delete button.',
      expect: { focus: 'button "Remove Sage"' },
    },
    {
      keys: ['Enter', 'Space', 'Backspace', 'Delete'],
      does: 'Calls `onDelete`.',
      expect: { hides: 'button "Remove Dill"', shows: 'button "Remove Sage"' },
    },
  ],
};
