export const keys: KeyTable = {
  start: 'switch "Frost alarm"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next switch that is enabled.',
      expect: { focus: 'switch "Night ventilation"' },
    },
    {
      keys: ['Space'],
      does: 'Turns the setting on or off.',
      expect: { of: 'switch "Frost alarm"', checked: false },
    },
    {
      keys: ['Enter'],
      does: 'Has no effect on the setting.',
      expect: { of: 'switch "Frost alarm"', checked: true },
    },
  ],
};
