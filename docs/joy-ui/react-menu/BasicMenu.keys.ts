export const keys: KeyTable = {
  start: 'button "Booking"',
  rows: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      does: 'On the button: opens the menu and focuses the first item.',
      expect: { focus: 'menuitem "Change the date"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'On the button: opens the menu and focuses the last item.',
      expect: { focus: 'menuitem "Print"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Moves to the next item, disabled ones included, and from the last to the first.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Add a guest"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'Moves to the previous item, and from the first to the last.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Print"' },
    },
    {
      keys: ['End', 'PageDown'],
      does: 'End moves to the last item, Page Down by five items.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Print"' },
    },
    {
      keys: ['Home', 'PageUp'],
      does: 'Home moves to the first item, Page Up by five items.',
      after: ['Enter', 'End'],
      expect: { focus: 'menuitem "Change the date"' },
    },
    {
      keys: ['p'],
      label: 'Letters, digits',
      does: 'Moves to the next label that begins with them; a pause of more than 500 ms starts a new word.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Print"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On an item: activates it, closes the menu, and focuses the button. A disabled item does nothing.',
      after: ['Enter', 'End'],
      expect: { hides: 'menu', focus: 'button "Booking"' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu and focuses the button.',
      after: ['Enter'],
      expect: { hides: 'menu', focus: 'button "Booking"' },
    },
    {
      keys: ['Tab'],
      does: 'Closes the menu without giving the focus back to the button.',
      after: ['Enter'],
      expect: { hides: 'menu' },
    },
  ],
};
