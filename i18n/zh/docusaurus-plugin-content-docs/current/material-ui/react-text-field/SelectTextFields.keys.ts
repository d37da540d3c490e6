export const keys: KeyTable = {
  start: 'combobox "Interface language English"',
  rows: [
    {
      keys: ['Space', 'Enter', 'ArrowDown', 'ArrowUp'],
      does: '打开菜单，并将焦点移到已选的选项。',
      expect: { shows: 'listbox "Interface language"', focus: 'option "English"' },
    },
    {
      keys: ['Escape'],
      does: '关闭菜单，保留原来的值，并将焦点移回输入框。',
      after: ['Enter', 'ArrowDown'],
      expect: { hides: 'listbox', focus: 'combobox "Interface language English"' },
    },
  ],
};
