export const keys: KeyTable = {
  start: 'textbox "Title (controlled)"',
  rows: [
    {
      keys: ['Enter'],
      does: '提交表单。',
      expect: { of: 'status', text: 'Saved "Summer reading list" with the tag "books".' },
    },
  ],
};
