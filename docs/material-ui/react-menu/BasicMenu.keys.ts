export const keys: KeyTable = {
  start: 'button "Booking"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the menu and focuses the first item, or the selected one.',
      expect: { focus: 'menuitem "Change the date"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Moves to the next item that is enabled, and from the last to the first.',
      after: ['Enter', 'ArrowDown', 'ArrowDown'],
      expect: { focus: 'menuitem "Change the date"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'Moves to the previous item, and from the first to the last.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Cancel the booking"' },
    },
    {
      keys: ['End'],
      does: 'Moves to the last item.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Cancel the booking"' },
    },
    {
      keys: ['Home'],
      does: 'Moves to the first item.',
      after: ['Enter', 'End'],
      expect: { focus: 'menuitem "Change the date"' },
    },
    {
      keys: ['a'],
      label: 'Letters, digits',
      does: 'Moves to the next label that begins with them; a pause of more than 500 ms starts a new word.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Add a guest"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused item.',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'menu' },
    },
    {
      keys: ['Escape'],
      does: 'Closes with the reason `escapeKeyDown`; focus goes back to the button.',
      after: ['Enter'],
      expect: { hides: 'menu', focus: 'button "Booking"' },
    },
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Closes with the reason `tabKeyDown`; focus goes back to the button.',
      after: ['Enter'],
      expect: { hides: 'menu', focus: 'button "Booking"' },
    },
  ],
};
