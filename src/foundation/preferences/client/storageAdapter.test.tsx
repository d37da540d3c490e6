import { storageAdapter } from './storageAdapter';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('reads what it wrote', () => {
  expect(storageAdapter.read('site-dense')).toBeUndefined();
  storageAdapter.write('site-dense', 'true');
  expect(storageAdapter.read('site-dense')).toBe('true');
});

test('does not throw when the storage’s methods do', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(storageAdapter.read('site-dense')).toBeUndefined();
  expect(() => {
    storageAdapter.write('site-dense', 'true');
  }).not.toThrow();
});

test('does not throw when accessing the storage does', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const onChange = jest.fn();
  const stop = storageAdapter.watch('site-dense', onChange);
  expect(storageAdapter.read('site-dense')).toBeUndefined();
  expect(() => {
    storageAdapter.write('site-dense', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-dense', newValue: 'true' }));
    stop();
  }).not.toThrow();
});

test('does not throw when the storage is null', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  expect(storageAdapter.read('site-dense')).toBeUndefined();
  expect(() => {
    storageAdapter.write('site-dense', 'true');
  }).not.toThrow();
});

test('reports changes in other tabs, for its own key only', () => {
  const onChange = jest.fn();
  const stop = storageAdapter.watch('site-dense', onChange);
  const storageArea = window.localStorage;
  const send = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  send({ key: 'site-dense', newValue: 'true', storageArea });
  send({ key: 'other', newValue: 'x', storageArea });
  send({ key: 'site-dense', newValue: 'false', storageArea: window.sessionStorage });
  send({ key: 'site-dense', newValue: null, storageArea });
  send({ key: null, storageArea });
  expect(onChange.mock.calls).toEqual([['true'], [undefined], [undefined]]);
  stop();
  send({ key: 'site-dense', newValue: 'true', storageArea });
  expect(onChange).toHaveBeenCalledTimes(3);
});
