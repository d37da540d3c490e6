export const keys: KeyTable = {
  start: 'tab "Route"',
  rows: [
    {
      keys: ['ArrowRight'],
      does: 'Focuses the next tab, and the first after the last; the previous one from right to left.',
      expect: { focus: 'tab "Seats"' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Focuses the previous tab, and the last before the first; the next one from right to left.',
      expect: { focus: 'tab "Fares"' },
    },
    {
      keys: ['End'],
      does: 'Focuses the last tab that is enabled.',
      expect: { focus: 'tab "Fares"' },
    },
    {
      keys: ['Home'],
      does: 'Focuses the first tab that is enabled.',
      after: ['End'],
      expect: { focus: 'tab "Route"' },
    },
    {
      keys: ['Space', 'Enter'],
      does: 'Selects the focused tab.',
      after: ['ArrowRight'],
      expect: {
        of: 'tab "Seats"',
        attributes: { 'aria-selected': 'true' },
        shows: 'tabpanel "Seats"',
      },
    },
  ],
};
