export const keys: KeyTable = {
  start: 'button "Up to €120 a night"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button that opens it: shows the popover and moves the focus to its paper.',
      expect: { focus: 'dialog "Price filter"' },
    },
    {
      keys: ['Tab'],
      does: 'Moves on inside the popover and, from the last control, to the first.',
      after: ['Enter', 'Tab', 'Tab'],
      expect: { focus: 'spinbutton "Highest price"' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves back inside the popover and, from the first control, to the last.',
      after: ['Enter', 'Tab'],
      expect: { focus: 'button "Apply"' },
    },
    {
      keys: ['Escape'],
      does: "Calls `onClose` with the reason `'escapeKeyDown'`; the focus returns to the anchor.",
      after: ['Enter'],
      expect: { hides: 'dialog', focus: 'button "Up to €120 a night"' },
    },
  ],
};
