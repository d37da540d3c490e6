export const keys: KeyTable = {
  start: 'button "Share the album"',
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the main button: opens the closed dial.',
      expect: { focus: 'button "Share the album"', attributes: { 'aria-expanded': 'true' } },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the main button: closes the open dial.',
      after: ['Enter'],
      expect: { focus: 'button "Share the album"', attributes: { 'aria-expanded': 'false' } },
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: 'Arrow key',
      does: 'On the main button: the first one chooses the axis and goes to the first action.',
      after: ['Enter'],
      expect: { focus: 'menuitem "Email"' },
    },
    {
      keys: ['ArrowUp'],
      label: 'Same arrow key',
      does: 'Moves on along the axis, and stops at the last action.',
      after: ['Enter', 'ArrowUp', 'ArrowUp'],
      expect: { focus: 'menuitem "Copy link"' },
    },
    {
      keys: ['ArrowDown'],
      label: 'Opposite arrow key',
      does: 'Moves back toward the main button.',
      after: ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowDown'],
      expect: { focus: 'button "Share the album"' },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      label: 'Arrow key of the other axis',
      does: 'Does nothing: the first arrow key decides until the dial closes.',
      after: ['Enter', 'ArrowUp'],
      expect: { focus: 'menuitem "Email"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On an action: runs it, closes the dial and focuses the main button.',
      after: ['Enter', 'ArrowUp'],
      expect: {
        focus: 'button "Share the album"',
        hides: 'menuitem "Email"',
        of: 'status',
        text: 'Album sent by email.',
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes the dial and focuses the main button.',
      after: ['Enter', 'ArrowUp'],
      expect: { focus: 'button "Share the album"', attributes: { 'aria-expanded': 'false' } },
    },
  ],
};
