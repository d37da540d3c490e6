export const keys: KeyTable = {
  start: 'combobox "Interface language English"',
  rows: [
    {
      keys: ['Space', 'Enter', 'ArrowDown', 'ArrowUp'],
      does: 'Opens the menu and moves the focus to the chosen option.',
      expect: { shows: 'listbox "Interface language"', focus: 'option "English"' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu, keeps the value and returns the focus to the field.',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'listbox', focus: 'combobox "Interface language English"' },
    },
  ],
};
