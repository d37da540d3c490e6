export const keys: KeyTable = {
  start: 'combobox "Platform"',
  rows: [
    {
      keys: ['Space', 'Enter', 'ArrowDown', 'ArrowUp'],
      does: 'On the closed field: opens the list without changing the value.',
      expect: { shows: 'listbox "Platform"', focus: 'option "Platform 1"' },
    },
    {
      keys: ['P'],
      label: 'Letters',
      does: 'On the closed field: nothing; typing does not change the value.',
      expect: { focus: 'combobox "Platform"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'In the list: moves to the next option and stops at the last one.',
      after: ['Enter', 'ArrowDown', 'ArrowDown'],
      expect: { focus: 'option "Platform 3"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'In the list: moves to the previous option and stops at the first one.',
      after: ['Enter'],
      expect: { focus: 'option "Platform 1"' },
    },
    {
      keys: ['End'],
      does: 'In the list: moves to the last option.',
      after: ['Enter'],
      expect: { focus: 'option "Platform 3"' },
    },
    {
      keys: ['Home'],
      does: 'In the list: moves to the first option.',
      after: ['Enter', 'End'],
      expect: { focus: 'option "Platform 1"' },
    },
    {
      keys: ['p'],
      label: 'Letters',
      does: 'In the list: moves to the next option that begins with them; a pause of 500 ms starts a new word.',
      after: ['Enter'],
      expect: { focus: 'option "Platform 2"' },
    },
    {
      keys: ['Enter'],
      does: 'In the list: selects the option and closes; with `multiple` it toggles and leaves the list open.',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'listbox', of: 'combobox "Platform"', text: 'Platform 2' },
    },
    {
      keys: ['Space'],
      does: 'In the list: nothing; it counts as a letter of the search.',
      after: ['Enter', 'ArrowDown'],
      expect: { shows: 'listbox "Platform"', focus: 'option "Platform 2"' },
    },
    {
      keys: ['Escape'],
      does: 'In the list: closes it and keeps the value.',
      after: ['Enter'],
      expect: { hides: 'listbox', focus: 'combobox "Platform"' },
    },
    {
      keys: ['Tab'],
      does: 'In the list: closes it, keeps the value and returns focus to the field.',
      after: ['Enter'],
      expect: { hides: 'listbox', focus: 'combobox "Platform"' },
    },
  ],
};
