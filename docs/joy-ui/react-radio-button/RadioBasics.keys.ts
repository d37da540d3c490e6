export const keys: KeyTable = {
  start: 'radio "At the counter"',
  rows: [
    {
      keys: ['ArrowDown', 'ArrowRight'],
      does: 'Chooses the next option and continues at the first after the last.',
      expect: { focus: 'radio "From a locker"', of: 'radio "From a locker"', checked: true },
    },
    {
      keys: ['ArrowUp', 'ArrowLeft'],
      does: 'Chooses the previous option and continues at the last before the first.',
      expect: { focus: 'radio "By courier"', of: 'radio "By courier"', checked: true },
    },
    {
      keys: ['Space'],
      does: 'Chooses the focused option when none is chosen yet.',
      expect: { of: 'radio "At the counter"', checked: true },
    },
  ],
};
