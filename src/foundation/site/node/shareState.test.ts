import { shareState } from './shareState';

test('copies of a module share one state, which is created once', () => {
  const first = shareState('test', () => new Map<string, number>());
  first.set('a', 1);
  jest.resetModules();
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof import('./shareState')>('./shareState');
    expect(copy.shareState).not.toBe(shareState);
    expect(copy.shareState('test', () => new Map())).toBe(first);
  });
});
