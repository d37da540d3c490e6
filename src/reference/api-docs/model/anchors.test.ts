import { createRowId, toKebab } from './anchors';

test.each([
  ['Button', 'button'],
  ['DataGridPro', 'data-grid-pro'],
  ['useSession', 'use-session'],
  ['NoSsr', 'no-ssr'],
  ['PickersDay2', 'pickers-day-2'],
])('toKebab turns %s into %s', (name, kebab) => {
  expect(toKebab(name)).toBe(kebab);
});

test.each([
  ['Button', 'prop', 'color', 'button-prop-color'],
  ['Button', 'classes', 'root', 'button-classes-root'],
  ['DataGrid', 'slot', 'baseButton', 'data-grid-slot-baseButton'],
  ['Dialog', 'prop', 'aria-modal', 'dialog-prop-aria-modal'],
] as const)('createRowId of %s, %s %s', (component, kind, name, id) => {
  expect(createRowId(component, kind, name)).toBe(id);
});
