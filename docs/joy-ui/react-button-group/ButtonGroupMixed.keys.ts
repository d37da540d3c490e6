export const keys: KeyTable = {
  start: 'button "One fewer"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next button; each button is a separate stop.',
      expect: { focus: 'button "One more"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused button.',
      after: ['Tab'],
      expect: { of: 'status', text: '3 seats' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
      label: 'Arrow keys',
      does: 'Do nothing in the group.',
      expect: { focus: 'button "One fewer"', of: 'status', text: '2 seats' },
    },
  ],
};
