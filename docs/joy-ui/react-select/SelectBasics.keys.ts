export const keys: KeyTable = {
  start: 'combobox "Platform"',
  rows: [
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      does: 'On the closed field: opens the list at the selected option.',
      expect: { shows: 'listbox "Platform"', focus: 'option "South, platform 2"' },
    },
    {
      keys: ['h'],
      label: 'Letters',
      does: 'On the closed field: nothing.',
      expect: {
        focus: 'combobox "Platform"',
        of: 'combobox "Platform"',
        text: 'South, platform 2',
      },
    },
    {
      keys: ['ArrowDown'],
      does: 'In the list: moves to the next enabled option and continues at the first.',
      after: ['Enter'],
      expect: { focus: 'option "Harbor, platform 3"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'In the list: moves to the previous enabled option and continues at the last.',
      after: ['Enter'],
      expect: { focus: 'option "North, platform 1"' },
    },
    {
      keys: ['Home', 'PageUp'],
      does: 'In the list: moves to the first option; `PageUp` by five options.',
      after: ['Enter'],
      expect: { focus: 'option "North, platform 1"' },
    },
    {
      keys: ['End', 'PageDown'],
      does: 'In the list: moves to the last enabled option; `PageDown` by five options.',
      after: ['Enter'],
      expect: { focus: 'option "Harbor, platform 3"' },
    },
    {
      keys: ['h'],
      label: 'Letters',
      does: 'In the list: move to the next option that begins with them.',
      after: ['Enter'],
      expect: { focus: 'option "Harbor, platform 3"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'In the list: selects the option and closes; with `multiple` it toggles and stays open.',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'listbox', of: 'combobox "Platform"', text: 'Harbor, platform 3' },
    },
    {
      keys: ['Escape'],
      does: 'In the list: closes it and returns to the field.',
      after: ['Enter'],
      expect: { hides: 'listbox', focus: 'combobox "Platform"' },
    },
    {
      keys: ['Tab'],
      does: 'In the list: closes it and keeps the value.',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'listbox', of: 'combobox "Platform"', text: 'South, platform 2' },
    },
  ],
};
