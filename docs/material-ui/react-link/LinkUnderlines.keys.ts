export const keys: KeyTable = {
  start: 'link "always"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the next link that has an `href`.',
      expect: { focus: 'link "hover"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves focus back to the previous one.',
      after: ['Tab'],
      expect: { focus: 'link "always"' },
    },
  ],
};
