export const keys: KeyTable = {
  start: 'checkbox "Reading mode"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Focuses the main button, which opens the dial.',
      expect: { focus: 'button "Edit the picture"', attributes: { 'aria-expanded': 'true' } },
    },
    {
      keys: ['Tab'],
      does: 'On the main button or an action: leaves the dial and closes it.',
      after: ['Tab', 'ArrowUp'],
      expect: { of: 'button "Edit the picture"', attributes: { 'aria-expanded': 'false' } },
    },
    {
      keys: ['Shift+Tab'],
      does: 'On an action: returns to the main button.',
      after: ['Tab', 'ArrowUp'],
      expect: { focus: 'button "Edit the picture"', attributes: { 'aria-expanded': 'true' } },
    },
    {
      keys: ['Shift+Tab'],
      does: 'On the main button: leaves the dial and closes it.',
      after: ['Tab'],
      expect: {
        focus: 'checkbox "Reading mode"',
        of: 'button "Edit the picture"',
        attributes: { 'aria-expanded': 'false' },
      },
    },
  ],
};
