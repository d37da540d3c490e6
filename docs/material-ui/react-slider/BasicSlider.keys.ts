export const keys: KeyTable = {
  start: 'slider "Volume"',
  rows: [
    {
      keys: ['ArrowUp'],
      does: 'Adds one `step`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '36' } },
    },
    {
      keys: ['ArrowDown'],
      does: 'Subtracts one `step`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '34' } },
    },
    {
      keys: ['ArrowRight'],
      does: 'Adds one `step`; from right to left it subtracts one.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '36' } },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Subtracts one `step`; from right to left it adds one.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '34' } },
    },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowRight'],
      does: 'Adds `shiftStep`; Shift with the opposite arrows subtracts it.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '45' } },
    },
    {
      keys: ['PageUp'],
      does: 'Adds `shiftStep`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '45' } },
    },
    {
      keys: ['PageDown'],
      does: 'Subtracts `shiftStep`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '25' } },
    },
    {
      keys: ['Home'],
      does: 'Moves to `min`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '0' } },
    },
    {
      keys: ['End'],
      does: 'Moves to `max`.',
      expect: { focus: 'slider "Volume"', attributes: { 'aria-valuenow': '100' } },
    },
  ],
};
