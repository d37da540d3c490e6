export const keys: KeyTable = {
  start: 'checkbox "Remind me one day before"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next box that is enabled; each box is a separate stop.',
      expect: { focus: 'checkbox "Send me the slides"' },
    },
    {
      keys: ['Space'],
      does: 'Turns the focused box on or off.',
      expect: { of: 'checkbox "Remind me one day before"', checked: false },
    },
    {
      keys: ['Enter'],
      does: 'Leaves the box as it is.',
      expect: { of: 'checkbox "Remind me one day before"', checked: true },
    },
  ],
};
