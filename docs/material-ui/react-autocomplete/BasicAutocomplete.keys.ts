export const keys: KeyTable = {
  start: 'combobox "Departure station"',
  rows: [
    {
      keys: ['b'],
      label: 'Characters',
      does: 'Open the list and filter it.',
      expect: { shows: 'option "Bergen"', hides: 'option "Oslo S"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Opens the list; in the open list it highlights the next option and continues at the first.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Bodø"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'Opens the list; in the open list it highlights the previous option and continues at the last.',
      after: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Bergen"' },
    },
    {
      keys: ['PageDown'],
      does: 'Opens the list; in the open list it moves down by five options.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { active: 'option "Trondheim S"' },
    },
    {
      keys: ['PageUp'],
      does: 'Opens the list; in the open list it moves up by five options.',
      after: ['ArrowDown', 'End'],
      expect: { active: 'option "Bergen"' },
    },
    {
      keys: ['End'],
      does: 'Highlights the last option of the open list; with `freeSolo` it moves the cursor.',
      after: ['ArrowDown'],
      expect: { active: 'option "Trondheim S"' },
    },
    {
      keys: ['Home'],
      does: 'Highlights the first option of the open list; with `freeSolo` it moves the cursor.',
      after: ['ArrowDown', 'End'],
      expect: { active: 'option "Bergen"' },
    },
    {
      keys: ['Enter'],
      does: 'Selects the highlighted option; with `freeSolo` and nothing highlighted it accepts the text.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { of: 'combobox "Departure station"', value: 'Bergen', hides: 'listbox' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list; in a closed field with `clearOnEscape` it clears the value.',
      after: ['ArrowDown'],
      expect: { hides: 'listbox', focus: 'combobox "Departure station"' },
    },
    {
      keys: ['Tab'],
      does: 'Leaves the field and closes the list; with `autoSelect` it selects the highlighted option.',
      after: ['ArrowDown', 'ArrowDown'],
      expect: { hides: 'listbox', of: 'combobox "Departure station"', value: '' },
    },
  ],
};
