export const keys: KeyTable = {
  start: 'button "Folder: Inbox"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the panel and focuses it; the page behind it is out of reach.',
      expect: { focus: 'dialog "Mail folders"', hides: 'button "Folder: Inbox"' },
    },
    {
      keys: ['Tab'],
      does: 'Moves to the next control of the panel and, from the last one, to the first.',
      after: ['Enter', 'Tab', 'Tab', 'Tab', 'Tab'],
      expect: { focus: 'button "Inbox"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves to the previous control of the panel and, from the first one, to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'button "Archive"' },
    },
    {
      keys: ['Escape'],
      does: 'In the panel: calls `onClose`, unless `disableEscapeKeyDown` is set; focus returns to where it was.',
      after: ['Enter'],
      expect: { hides: 'dialog "Mail folders"', focus: 'button "Folder: Inbox"' },
    },
  ],
};
