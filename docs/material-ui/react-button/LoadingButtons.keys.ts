export const keys: KeyTable = {
  start: 'button "Save changes"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the next button that is not disabled.',
      expect: { focus: 'button "Save a copy"' },
    },
    {
      keys: ['Enter'],
      does: 'Activates the button, or follows the link.',
      expect: { of: 'status', text: 'Saving your changes.' },
    },
    {
      keys: ['Space'],
      does: 'Activates the button; a link does not react to it.',
      expect: { of: 'status', text: 'Saving your changes.' },
    },
  ],
};
