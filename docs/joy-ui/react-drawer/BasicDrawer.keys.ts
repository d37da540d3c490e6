export const keys: KeyTable = {
  start: 'button "Filter trips"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the panel and focuses it; the page behind it is out of reach.',
      expect: { focus: 'dialog "Filters"', hides: 'button "Filter trips"' },
    },
    {
      keys: ['Tab'],
      does: 'Moves to the next control of the panel and, from the last one, to the first.',
      after: ['Enter', 'Tab', 'Tab', 'Tab'],
      expect: { focus: 'button "Close"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves to the previous control of the panel and, from the first one, to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'checkbox "Direct journey"' },
    },
    {
      keys: ['Escape'],
      does: 'Calls `onClose` with `escapeKeyDown`; the focus returns to where it was.',
      after: ['Enter'],
      expect: { hides: 'dialog "Filters"', focus: 'button "Filter trips"' },
    },
  ],
};
