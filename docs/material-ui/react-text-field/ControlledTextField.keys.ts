export const keys: KeyTable = {
  start: 'textbox "Title (controlled)"',
  rows: [
    {
      keys: ['Enter'],
      does: 'Submits the form.',
      expect: { of: 'status', text: 'Saved "Summer reading list" with the tag "books".' },
    },
  ],
};
