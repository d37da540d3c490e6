import { findAlias } from './findAlias';

const dialog = {
  kind: 'page' as const,
  title: 'Dialog',
  names: 'Dialog\nDialogTitle\nmodal\npopup window\n弹窗\nreact-dialog',
};

test.each([
  ['modal', 'modal'],
  ['Modal', 'modal'],
  ['mod', 'modal'],
  ['popup window', 'popup window'],
  ['window', 'popup window'],
  ['DialogTitle', 'DialogTitle'],
  ['弹窗', '弹窗'],
])('“%s” finds Dialog as “%s”', (query, alias) => {
  expect(findAlias(dialog, query)).toBe(alias);
});

test.each(['dialog', 'dia', 'Dialog', 'sheet', '', '  ', '<b>'])('“%s” has no alias', (query) => {
  expect(findAlias(dialog, query)).toBeUndefined();
});

test('names of demos are not aliases', () => {
  expect(findAlias({ ...dialog, kind: 'heading' }, 'modal')).toBeUndefined();
});
