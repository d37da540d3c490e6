export const keys: KeyTable = {
  start: 'button "List"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next button; every button is a stop.',
      expect: { focus: 'button "Grid"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button that is not pressed: presses it.',
      after: ['Tab'],
      expect: { focus: 'button "Grid"', attributes: { 'aria-pressed': 'true' } },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a pressed button: releases it; an exclusive group then calls `onChange` with `null`.',
      expect: { focus: 'button "List"', attributes: { 'aria-pressed': 'false' } },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
      label: 'Arrow keys',
      does: 'Nothing: the group does not move the focus.',
      expect: { focus: 'button "List"', attributes: { 'aria-pressed': 'true' } },
    },
  ],
};
