import { parseSidebarState, updateSidebarState } from './sidebarState';

test.each([
  undefined,
  '',
  'evil',
  'null',
  '[]',
  '"><img>',
  '{"tops":null,"open":"x"}',
  '{"tops":{"a":"1","b":-1,"c":null},"open":[1,null]}',
  '{"tops":{},"open":{"/x/a":"9","/x/b":-1,"/x/c":null}}',
])('%j is an empty state', (text) => {
  expect(parseSidebarState(text)).toEqual({ tops: {}, open: {} });
});

test('a serialized state can be parsed', () => {
  const state = { tops: { x: 120 }, open: { '/x/a': 340 } };
  expect(parseSidebarState(JSON.stringify(state))).toEqual(state);
});

test('an update of one sidebar keeps the state of the others', () => {
  const state = updateSidebarState(
    { tops: { x: 1, system: 2 }, open: { '/x/a': 80, '/x/closed-now': 40, '/system/a': 60 } },
    {
      name: 'x',
      top: 9,
      groups: new Map([
        ['/x/a', 120],
        ['/x/closed-now', undefined],
        ['/x/new', 0],
      ]),
    },
  );
  expect(state).toEqual({
    tops: { x: 9, system: 2 },
    open: { '/system/a': 60, '/x/a': 120, '/x/new': 0 },
  });
});
