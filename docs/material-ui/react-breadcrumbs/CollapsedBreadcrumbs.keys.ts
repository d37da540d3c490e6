export const keys: KeyTable = {
  start: 'link "Europe"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves to the next link, and to the button of a collapsed path.',
      expect: { focus: 'button "Show the levels in between"' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: shows the hidden levels and moves the focus to the first link.',
      after: ['Tab'],
      expect: {
        shows: 'link "Portugal"',
        hides: 'button "Show the levels in between"',
        focus: 'link "Europe"',
      },
    },
  ],
};
