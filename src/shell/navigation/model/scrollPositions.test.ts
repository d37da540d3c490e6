import {
  addScrollPosition,
  formatScrollPositions,
  parseScrollPositions,
  type ScrollPosition,
} from './scrollPositions';

const POSITION: ScrollPosition = {
  top: 900,
  anchor: { id: 'usage', offset: 12 },
  demos: { Basic: [300.5, 180] },
};

test('formatted positions can be parsed, with the newest last', () => {
  const positions = addScrollPosition(addScrollPosition(new Map(), 'a', POSITION), 'b', {
    top: 0,
    demos: {},
  });
  expect([
    ...parseScrollPositions(formatScrollPositions(addScrollPosition(positions, 'a', POSITION))),
  ]).toEqual([
    ['b', { top: 0, demos: {} }],
    ['a', POSITION],
  ]);
});

test('drops the oldest positions', () => {
  let positions: ReturnType<typeof parseScrollPositions> = new Map();
  for (let index = 0; index < 100; index += 1)
    positions = addScrollPosition(positions, String(index), POSITION);
  expect(positions.size).toBe(60);
  expect(positions.has('99')).toBe(true);
});

test.each([
  undefined,
  'evil',
  'null',
  '{"a":1}',
  '[1,[2],["a"],["a",null],["a",{"top":"9"}],[3,{"top":9}]]',
])('parses no position from %j', (text) => {
  expect(parseScrollPositions(text).size).toBe(0);
});

test('leaves out invalid parts of a position', () => {
  const text = '[["a",{"top":5,"anchor":{"id":7,"offset":1},"demos":{"x":[1],"y":[1,2],"z":9}}]]';
  expect(parseScrollPositions(text).get('a')).toEqual({ top: 5, demos: { y: [1, 2] } });
});
