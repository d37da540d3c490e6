export const keys: KeyTable = {
  start: 'button "One fewer"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next button of the group.',
      expect: { focus: 'button "One more"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves to the previous button of the group.',
      start: 'button "One more"',
      expect: { focus: 'button "One fewer"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused button.',
      after: ['Tab'],
      expect: { of: 'status', text: '3 seedlings' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
      label: 'Arrow keys',
      does: 'Have no effect in the group.',
      expect: { focus: 'button "One fewer"', of: 'status', text: '2 seedlings' },
    },
  ],
};
