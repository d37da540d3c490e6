import { parseSidebarMemory, updateSidebarMemory } from './sidebarMemory';

test.each([
  undefined,
  '',
  'evil',
  'null',
  '[]',
  '"><img>',
  '{"tops":null,"open":"x"}',
  '{"tops":{"a":"1","b":-1,"c":null},"open":[1,null]}',
])('%j is an empty memory', (text) => {
  expect(parseSidebarMemory(text)).toEqual({ tops: {}, open: [] });
});

test('what was written is read again', () => {
  const memory = { tops: { x: 120 }, open: ['/x/a'] };
  expect(parseSidebarMemory(JSON.stringify(memory))).toEqual(memory);
});

test('a look at one sidebar keeps what is known of the others', () => {
  const memory = updateSidebarMemory(
    { tops: { x: 1, system: 2 }, open: ['/x/a', '/x/closed-now', '/system/a'] },
    {
      name: 'x',
      top: 9,
      groups: new Map([
        ['/x/a', true],
        ['/x/closed-now', false],
        ['/x/new', true],
      ]),
    },
  );
  expect(memory).toEqual({ tops: { x: 9, system: 2 }, open: ['/system/a', '/x/a', '/x/new'] });
});
