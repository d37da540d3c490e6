export const keys: KeyTable = {
  start: 'combobox "Night shift"',
  rows: [
    {
      keys: ['Backspace'],
      does: 'Without text: removes the last value.',
      expect: { hides: 'button "Elin Strand"', shows: 'button "Chiyo Arai"' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Without text: moves focus to the last chip; then to the previous one, and stops at the first.',
      expect: { focus: 'button "Elin Strand"' },
    },
    {
      keys: ['ArrowRight'],
      does: 'On a chip: moves to the next one, and from the last one to the input.',
      after: ['ArrowLeft'],
      expect: { focus: 'combobox "Night shift"' },
    },
    {
      keys: ['Backspace', 'Delete'],
      does: 'On a chip: removes it and returns focus to the input.',
      after: ['ArrowLeft', 'ArrowLeft'],
      expect: { hides: 'button "Chiyo Arai"', focus: 'combobox "Night shift"' },
    },
  ],
};
