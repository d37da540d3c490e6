import { parseFrameMessage } from './frameMessages';

test('parses messages from the frame', () => {
  expect(parseFrameMessage({ kind: 'ready' })).toEqual({ kind: 'ready' });
  expect(parseFrameMessage({ kind: 'shown', id: 3 })).toEqual({ kind: 'shown', id: 3 });
  expect(parseFrameMessage({ kind: 'size', height: 99.4 })).toEqual({
    kind: 'size',
    height: 100,
    hasOverlay: false,
  });
  expect(
    parseFrameMessage({
      kind: 'problem',
      id: 1,
      problem: { message: 'x', file: 'A.tsx', line: 2 },
    }),
  ).toEqual({ kind: 'problem', id: 1, problem: { message: 'x', file: 'A.tsx', line: 2 } });
});

test.each([
  [undefined],
  ['ready'],
  [{ kind: 'other' }],
  [{ kind: 'shown' }],
  [{ kind: 'size', height: 'tall' }],
  [{ kind: 'size', height: -1 }],
  [{ kind: 'problem', id: 1 }],
  [{ kind: 'problem', id: 1, problem: { message: {} } }],
])('rejects %j', (data) => {
  expect(parseFrameMessage(data)).toBeUndefined();
});

test('limits the values that edited code can send', () => {
  expect(parseFrameMessage({ kind: 'size', height: 1e9, hasOverlay: true })).toMatchObject({
    height: 4000,
  });
  const long = parseFrameMessage({
    kind: 'problem',
    id: 1,
    problem: { message: 'x'.repeat(1e5), line: -4 },
  });
  expect(long).toMatchObject({ problem: { line: undefined } });
  expect(JSON.stringify(long).length).toBeLessThan(700);
});
