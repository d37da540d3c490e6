export const keys: KeyTable = {
  start: 'combobox "Night watch"',
  rows: [
    {
      keys: ['Backspace'],
      does: 'Without text: removes the last value.',
      expect: { hides: 'button "Remove Elin Strand"', shows: 'button "Remove Chiyo Arai"' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Without text: moves to the delete button of the last chip, then to the previous one.',
      expect: { focus: 'button "Remove Elin Strand"' },
    },
    {
      keys: ['ArrowRight'],
      does: 'On a chip: moves to the next one, and from the last one to the input.',
      after: ['ArrowLeft'],
      expect: { focus: 'combobox "Night watch"' },
    },
    {
      keys: ['Backspace', 'Delete'],
      does: 'On a chip: removes it and returns to the input.',
      after: ['ArrowLeft', 'ArrowLeft'],
      expect: { hides: 'button "Remove Chiyo Arai"', focus: 'combobox "Night watch"' },
    },
  ],
};
