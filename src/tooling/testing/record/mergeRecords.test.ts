import { mergeRecords } from './mergeRecords';

const before = { '/a': '1', '/b': '1', '/c': '1' };

test('the merged record has what each machine added, and lacks what it removed', () => {
  const first = { ...before, '/a': '2' };
  const second = { '/a': '1', '/c': '1' };
  const third = { ...before, '/new': '1' };
  expect(mergeRecords(before, [first, second, third])).toEqual({
    '/a': '2',
    '/c': '1',
    '/new': '1',
  });
});

test('a machine whose run was aborted changes nothing', () => {
  expect(mergeRecords(before, [before])).toEqual(before);
  expect(mergeRecords(before, [])).toEqual(before);
});
