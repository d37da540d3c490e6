export const keys: KeyTable = {
  start: 'tab "Route"',
  rows: [
    {
      keys: ['ArrowRight'],
      does: 'Focuses the next tab, and the first after the last.',
      expect: { focus: 'tab "Seats"' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Focuses the previous tab, and the last before the first.',
      expect: { focus: 'tab "Fares"' },
    },
    {
      keys: ['End', 'PageDown'],
      does: 'End focuses the last tab, Page Down the fifth after this one or the last.',
      expect: { focus: 'tab "Fares"' },
    },
    {
      keys: ['Home', 'PageUp'],
      does: 'Home focuses the first tab, Page Up the fifth before this one or the first.',
      after: ['End'],
      expect: { focus: 'tab "Route"' },
    },
    {
      keys: ['f'],
      label: 'Letters, digits',
      does: 'Focuses the next tab whose `value` begins with them; the label plays no part.',
      expect: { focus: 'tab "Fares"' },
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
    {
      keys: ['Tab'],
      does: 'Leaves the row for the panel.',
      expect: { focus: 'tabpanel "Route"' },
    },
  ],
};
