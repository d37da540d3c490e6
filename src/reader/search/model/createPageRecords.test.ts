import { dropOriginalTitle } from './createPageRecords';

test.each([
  ['الزر Button', 'Button', 'الزر'],
  ['按钮 Button', 'Button', '按钮'],
  ['登录页', 'Sign-in Page', '登录页'],
  ['DataGrid', 'DataGrid', ''],
  ['', 'Button', ''],
])('%j without the English title %j is %j', (label, original, name) => {
  expect(dropOriginalTitle(label, original)).toBe(name);
});
