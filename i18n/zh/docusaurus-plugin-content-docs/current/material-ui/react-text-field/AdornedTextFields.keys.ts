export const keys: KeyTable = {
  start: 'textbox "Weight in kilograms"',
  rows: [
    {
      keys: ['Tab'],
      does: '将焦点移到输入框，然后移到其装饰元素中的按钮。',
      after: ['Tab'],
      expect: { focus: 'button "Show the access code"' },
    },
  ],
};
