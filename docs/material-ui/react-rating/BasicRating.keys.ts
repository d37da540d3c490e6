export const keys: KeyTable = {
  start: 'radio "4 Stars"',
  rows: [
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Chooses the next value; after the highest comes the empty answer, then the lowest.',
      expect: { of: 'radio "5 Stars"', checked: true, focus: 'radio "5 Stars"' },
    },
    {
      keys: ['ArrowLeft', 'ArrowUp'],
      does: 'Chooses the previous value in the same circle.',
      expect: { of: 'radio "3 Stars"', checked: true, focus: 'radio "3 Stars"' },
    },
    {
      keys: ['Space'],
      does: 'Chooses the focused value when none is chosen; on the chosen value it changes nothing.',
      expect: { of: 'radio "4 Stars"', checked: true },
    },
  ],
};
