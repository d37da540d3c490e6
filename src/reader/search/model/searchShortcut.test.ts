import { isSearchShortcut } from './searchShortcut';

const NONE = {
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isTyping: false,
};

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'K', isTyping: true }, true],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, defaultPrevented: true }, false],
  [{}, false],
  [{ key: '/' }, true],
  [{ key: '/', shiftKey: true }, true],
  [{ key: '/', isTyping: true }, false],
  [{ key: '/', ctrlKey: true }, false],
])('%j: %s', (press, isShortcut) => {
  expect(isSearchShortcut({ ...NONE, ...press })).toBe(isShortcut);
});
