export const keys: KeyTable = {
  start: 'combobox "Harbor of departure"',
  rows: [
    {
      keys: ['m'],
      label: 'Characters',
      does: 'Open the list and filter it.',
      expect: { shows: 'option "Molde"', hides: 'option "Bergen"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Opens the list; in the open list highlights the next option and continues at the first.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Bodø"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'Opens the list; in the open list highlights the previous option and continues at the last.',
      after: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Bergen"' },
    },
    {
      keys: ['PageDown'],
      does: 'Moves five options down in the open list.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Stavanger"' },
    },
    {
      keys: ['PageUp'],
      does: 'Moves five options up in the open list.',
      after: ['ArrowDown', 'End'],
      expect: { active: 'option "Hammerfest"' },
    },
    {
      keys: ['Home'],
      does: 'Highlights the first option of the open list; with `freeSolo` it moves the cursor.',
      after: ['ArrowDown', 'End'],
      expect: { active: 'option "Bergen"' },
    },
    {
      keys: ['End'],
      does: 'Highlights the last option of the open list; with `freeSolo` it moves the cursor.',
      after: ['ArrowDown'],
      expect: { active: 'option "Ålesund"' },
    },
    {
      keys: ['Enter'],
      does: 'Selects the highlighted option and closes the list.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { of: 'combobox "Harbor of departure"', value: 'Bergen', hides: 'listbox' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list; in a closed field with `clearOnEscape` it clears the value.',
      after: ['ArrowDown'],
      expect: { hides: 'listbox', focus: 'combobox "Harbor of departure"' },
    },
    {
      keys: ['Tab'],
      does: 'Leaves the field and closes the list without a selection.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { hides: 'listbox', of: 'combobox "Harbor of departure"', value: '' },
    },
  ],
};
