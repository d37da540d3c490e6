import { addPlace, formatPlaces, parsePlaces, type Place } from './places';

const PLACE: Place = {
  top: 900,
  anchor: { id: 'usage', offset: 12 },
  demos: { Basic: [300.5, 180] },
};

test('places survive being saved, with the newest last', () => {
  const places = addPlace(addPlace(new Map(), 'a', PLACE), 'b', { top: 0, demos: {} });
  expect([...parsePlaces(formatPlaces(addPlace(places, 'a', PLACE)))]).toEqual([
    ['b', { top: 0, demos: {} }],
    ['a', PLACE],
  ]);
});

test('the oldest are dropped', () => {
  let places: ReturnType<typeof parsePlaces> = new Map();
  for (let index = 0; index < 100; index += 1) places = addPlace(places, String(index), PLACE);
  expect(places.size).toBe(60);
  expect(places.has('99')).toBe(true);
});

test.each([
  undefined,
  'evil',
  'null',
  '{"a":1}',
  '[1,[2],["a"],["a",null],["a",{"top":"9"}],[3,{"top":9}]]',
])('%j holds no place', (text) => {
  expect(parsePlaces(text).size).toBe(0);
});

test('parts that are not as they should be are left out', () => {
  const text = '[["a",{"top":5,"anchor":{"id":7,"offset":1},"demos":{"x":[1],"y":[1,2],"z":9}}]]';
  expect(parsePlaces(text).get('a')).toEqual({ top: 5, demos: { y: [1, 2] } });
});
