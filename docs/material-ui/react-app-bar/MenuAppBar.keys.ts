export const keys: KeyTable = {
  start: 'button "Account"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the focused button; a menu button opens its menu and moves the focus to the first item.',
      expect: { shows: 'menu "Account"', focus: 'menuitem "Profile"' },
    },
    {
      keys: ['ArrowDown'],
      does: 'In the open menu: moves to the next item.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Storage"' },
    },
    {
      keys: ['ArrowUp'],
      does: 'In the open menu: moves to the previous item.',
      after: ['Enter', 'ArrowDown'],
      expect: { focus: 'menuitem "Profile"' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the open menu and returns focus to its button.',
      after: ['Enter'],
      expect: { hides: 'menu', focus: 'button "Account"' },
    },
  ],
};
