import { EMPTY_ICON_QUERY, formatIconQuery, parseIconQuery } from './iconQuery';

test('parses the URL and ignores an unknown style', () => {
  expect(parseIconQuery('?query=trash&style=TwoTone&selected=Delete')).toEqual({
    query: 'trash',
    style: 'TwoTone',
    selected: 'Delete',
  });
  expect(parseIconQuery('?style=nothing')).toEqual(EMPTY_ICON_QUERY);
});

test('supports the former parameter "theme"', () => {
  expect(parseIconQuery('?theme=Two%20tone').style).toBe('TwoTone');
});

test('omits defaults and keeps other parameters', () => {
  expect(formatIconQuery(EMPTY_ICON_QUERY, '?query=a&theme=Sharp')).toBe('');
  expect(formatIconQuery({ ...EMPTY_ICON_QUERY, style: 'Sharp' }, '?utm=1')).toBe(
    '?utm=1&style=Sharp',
  );
});
