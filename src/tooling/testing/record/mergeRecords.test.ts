import { mergeRecords } from './mergeRecords';

const before = { '/a': '1', '/b': '1', '/c': '1' };

test('what each machine recorded and removed is in the merged record', () => {
  const first = { ...before, '/a': '2' };
  const second = { '/a': '1', '/c': '1' };
  const third = { ...before, '/new': '1' };
  expect(mergeRecords(before, [first, second, third])).toEqual({
    '/a': '2',
    '/c': '1',
    '/new': '1',
  });
});

test('a machine that ended early changes nothing', () => {
  expect(mergeRecords(before, [before])).toEqual(before);
  expect(mergeRecords(before, [])).toEqual(before);
});
