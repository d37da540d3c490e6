import { EMPTY_ICON_QUERY, formatIconQuery, parseIconQuery } from './iconQuery';

test('the address is read, unknown styles count as none', () => {
  expect(parseIconQuery('?query=trash&style=TwoTone&selected=Delete')).toEqual({
    query: 'trash',
    style: 'TwoTone',
    selected: 'Delete',
  });
  expect(parseIconQuery('?style=nothing')).toEqual(EMPTY_ICON_QUERY);
});

test('links with the name that a style had are understood', () => {
  expect(parseIconQuery('?theme=Two%20tone').style).toBe('TwoTone');
});

test('defaults are left out and foreign parts stay', () => {
  expect(formatIconQuery(EMPTY_ICON_QUERY, '?query=a&theme=Sharp')).toBe('');
  expect(formatIconQuery({ ...EMPTY_ICON_QUERY, style: 'Sharp' }, '?utm=1')).toBe(
    '?utm=1&style=Sharp',
  );
});
