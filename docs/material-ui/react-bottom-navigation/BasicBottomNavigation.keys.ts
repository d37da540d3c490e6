export const keys: KeyTable = {
  start: 'button "Departures"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next action: each one is a stop.',
      expect: { focus: 'button "Map"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Chooses the focused action, unless it is a link.',
      after: ['Tab'],
      expect: { focus: 'button "Map"', attributes: { 'aria-current': 'page' } },
    },
  ],
};
