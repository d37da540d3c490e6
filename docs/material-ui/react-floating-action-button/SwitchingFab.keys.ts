export const keys: KeyTable = {
  start: 'tab "Photos"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Focuses the Fab at its place in the document, here after the tabs.',
      expect: { focus: 'button "Add a photo"' },
    },
  ],
};
