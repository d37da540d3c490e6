export const keys: KeyTable = {
  start: 'slider "Announcement volume"',
  rows: [
    {
      keys: ['ArrowUp', 'ArrowRight'],
      does: 'Adds one `step`.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '36' },
      },
    },
    {
      keys: ['ArrowDown', 'ArrowLeft'],
      does: 'Subtracts one `step`.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '34' },
      },
    },
    {
      keys: ['PageUp', 'Shift+ArrowUp', 'Shift+ArrowRight'],
      does: 'Adds `shiftStep`, 10 by default.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '45' },
      },
    },
    {
      keys: ['PageDown', 'Shift+ArrowDown', 'Shift+ArrowLeft'],
      does: 'Subtracts `shiftStep`.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '25' },
      },
    },
    {
      keys: ['Home'],
      does: 'Moves to `min`.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '0' },
      },
    },
    {
      keys: ['End'],
      does: 'Moves to `max`.',
      expect: {
        focus: 'slider "Announcement volume"',
        attributes: { 'aria-valuenow': '100' },
      },
    },
  ],
};
