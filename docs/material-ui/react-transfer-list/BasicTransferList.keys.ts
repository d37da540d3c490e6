export const keys: KeyTable = {
  start: 'checkbox "Adaeze"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next checkbox or button.',
      expect: { focus: 'checkbox "Bruno"' },
    },
    {
      keys: ['Space'],
      does: 'On an entry: checks it, or takes the check mark away.',
      expect: { focus: 'checkbox "Adaeze"', checked: true },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: presses it; the checked entries change sides, and the focus stays on the button.',
      after: ['Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      expect: { focus: 'button "Add to team"', of: 'status', text: 'Added: Adaeze.' },
    },
  ],
};
