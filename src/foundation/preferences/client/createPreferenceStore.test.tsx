import { type CodeVariant, parseCodeVariant } from '../model/codeVariant';
import { createPreferenceStore } from './createPreferenceStore';
import type { PreferenceAdapter } from './preferenceAdapter';

function createMemoryAdapter(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  const watchers = new Set<(text: string | undefined) => void>();
  const adapter = {
    read: jest.fn((key: string) => stored.get(key)),
    write: jest.fn((key: string, text: string) => {
      stored.set(key, text);
    }),
    watch: jest.fn((_key: string, onChange: (text: string | undefined) => void) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    }),
  } satisfies PreferenceAdapter;
  return { adapter, stored, watchers };
}

function createStore(adapter: PreferenceAdapter) {
  return createPreferenceStore<CodeVariant>({
    key: 'codeVariant',
    parse: (text) => parseCodeVariant(text),
    fallback: 'TS',
    adapter,
  });
}

describe('initial value: spec PREF-7', () => {
  test('does not write the default', () => {
    const { adapter } = createMemoryAdapter();
    expect(createStore(adapter).get()).toBe('TS');
    expect(adapter.write).not.toHaveBeenCalled();
  });

  test('is the saved value, while the server snapshot is the default', () => {
    const store = createStore(createMemoryAdapter({ codeVariant: 'JS' }).adapter);
    expect(store.get()).toBe('JS');
    expect(store.getServerSnapshot()).toBe('TS');
  });

  test('ignores an unknown saved value', () => {
    expect(createStore(createMemoryAdapter({ codeVariant: 'COBOL' }).adapter).get()).toBe('TS');
  });
});

describe('changes', () => {
  test('set writes the value and notifies each subscriber once', () => {
    const { adapter } = createMemoryAdapter();
    const store = createStore(adapter);
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('JS');
    expect(store.get()).toBe('JS');
    expect(adapter.write.mock.calls).toEqual([['codeVariant', 'JS']]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('setting the current value neither writes nor notifies', () => {
    const { adapter } = createMemoryAdapter({ codeVariant: 'JS' });
    const store = createStore(adapter);
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('JS');
    expect(listener).not.toHaveBeenCalled();
    expect(adapter.write).not.toHaveBeenCalled();
    store.set('TS');
    store.set('TS');
    expect(adapter.write.mock.calls).toEqual([['codeVariant', 'TS']]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('set writes the current value when the storage has a different one', () => {
    const { adapter, stored } = createMemoryAdapter({ codeVariant: 'TS' });
    const store = createStore(adapter);
    stored.set('codeVariant', 'JS');
    store.set('TS');
    expect(stored.get('codeVariant')).toBe('TS');
  });

  test('applies a change from another tab without writing it back', () => {
    const { adapter, watchers } = createMemoryAdapter();
    const store = createStore(adapter);
    const listener = jest.fn();
    store.subscribe(listener);
    for (const watcher of watchers) watcher('JS');
    expect(store.get()).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
    for (const watcher of watchers) watcher('garbage');
    expect(store.get()).toBe('TS');
    expect(adapter.write).not.toHaveBeenCalled();
  });

  test('watches the storage only while there are subscribers, and catches up on the next one', () => {
    const { adapter, stored, watchers } = createMemoryAdapter();
    const store = createStore(adapter);
    const stopFirst = store.subscribe(jest.fn());
    const stopSecond = store.subscribe(jest.fn());
    expect(watchers.size).toBe(1);
    stopFirst();
    expect(watchers.size).toBe(1);
    stopSecond();
    stopSecond();
    expect(watchers.size).toBe(0);
    stored.set('codeVariant', 'JS');
    store.subscribe(jest.fn());
    expect(store.get()).toBe('JS');
  });

  test('keeps a value that can’t be saved until the page is unloaded', () => {
    const { adapter } = createMemoryAdapter();
    adapter.write.mockImplementation(() => undefined);
    const store = createStore(adapter);
    store.subscribe(jest.fn())();
    store.set('JS');
    store.subscribe(jest.fn());
    expect(store.get()).toBe('JS');
  });
});

describe('values from the URL', () => {
  test('setForVisit changes the value without saving it', () => {
    const { adapter, stored } = createMemoryAdapter({ codeVariant: 'TS' });
    const store = createStore(adapter);
    const listener = jest.fn();
    store.subscribe(listener);
    store.setForVisit('JS');
    store.setForVisit('JS');
    expect(store.get()).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
    store.setForVisit(undefined);
    expect(store.get()).toBe('TS');
    expect(adapter.write).not.toHaveBeenCalled();
    expect(stored.get('codeVariant')).toBe('TS');
  });

  test('set saves the value of the visit', () => {
    const { adapter, stored } = createMemoryAdapter();
    const store = createStore(adapter);
    store.setForVisit('JS');
    store.set('JS');
    store.setForVisit(undefined);
    expect(store.get()).toBe('JS');
    expect(stored.get('codeVariant')).toBe('JS');
  });

  test('a choice in another tab ends the override', () => {
    const { adapter, watchers } = createMemoryAdapter();
    const store = createStore(adapter);
    store.subscribe(jest.fn());
    store.setForVisit('JS');
    for (const watcher of watchers) watcher('TS');
    expect(store.get()).toBe('TS');
  });

  test('the value in a standalone demo’s URL is never saved or changed by other tabs', () => {
    window.history.replaceState(null, '', '/demo/a/b/C?density=dense');
    const { adapter, watchers } = createMemoryAdapter({ dense: 'false' });
    const store = createPreferenceStore<boolean>({
      key: 'dense',
      parse: (text) => text === 'true',
      fallback: false,
      adapter,
      fromUrl: ({ dense }) => dense,
    });
    store.subscribe(jest.fn());
    expect(store.get()).toBe(true);
    for (const watcher of watchers) watcher('false');
    expect(store.get()).toBe(true);
    store.setForVisit(false);
    expect(store.get()).toBe(true);
    store.set(false);
    expect(adapter.write).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });
});
