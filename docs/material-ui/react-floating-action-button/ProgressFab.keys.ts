export const keys: KeyTable = {
  start: 'button "Send the sightings"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Runs the action, or follows the link.',
      expect: { of: 'status', text: 'Sending…' },
    },
    {
      keys: ['Space'],
      does: 'Runs the action of a button; a link does not react to it.',
      expect: { of: 'status', text: 'Sending…' },
    },
  ],
};
