import { codeVariantFromHash, type CodeVariant, parseCodeVariant } from '../model/codeVariant';
import { createPreferenceStore } from './createPreferenceStore';
import type { PreferenceMedium } from './preferenceMedium';

function createMemoryMedium(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  const watchers = new Set<(text: string | undefined) => void>();
  const medium = {
    read: jest.fn((key: string) => texts.get(key)),
    write: jest.fn((key: string, text: string) => {
      texts.set(key, text);
    }),
    watch: jest.fn((_key: string, onChange: (text: string | undefined) => void) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    }),
  } satisfies PreferenceMedium;
  return { medium, texts, watchers };
}

function createStore(medium: PreferenceMedium) {
  return createPreferenceStore<CodeVariant>({
    key: 'codeVariant',
    parse: (text) => parseCodeVariant(text),
    fallback: 'TS',
    medium,
    fromHash: codeVariantFromHash,
  });
}

afterEach(() => {
  window.location.hash = '';
});

describe('initial value: specification, section 4', () => {
  test('the default is not written', () => {
    const { medium } = createMemoryMedium();
    expect(createStore(medium).get()).toBe('TS');
    expect(medium.write).not.toHaveBeenCalled();
  });

  test('the saved value, while the server snapshot stays the default', () => {
    const store = createStore(createMemoryMedium({ codeVariant: 'JS' }).medium);
    expect(store.get()).toBe('JS');
    expect(store.getServerSnapshot()).toBe('TS');
  });

  test('an unknown saved value is ignored', () => {
    expect(createStore(createMemoryMedium({ codeVariant: 'COBOL' }).medium).get()).toBe('TS');
  });

  test('the hash wins and is kept', () => {
    window.location.hash = '#BasicButtons.js';
    const { medium, texts } = createMemoryMedium({ codeVariant: 'TS' });
    expect(createStore(medium).get()).toBe('JS');
    expect(texts.get('codeVariant')).toBe('JS');
  });

  test('a hash that repeats the saved value is not written again', () => {
    window.location.hash = '#BasicButtons.js';
    const { medium } = createMemoryMedium({ codeVariant: 'JS' });
    createStore(medium);
    expect(medium.write).not.toHaveBeenCalled();
  });
});

describe('changes', () => {
  test('set writes, and tells each subscriber once', () => {
    const { medium } = createMemoryMedium();
    const store = createStore(medium);
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('JS');
    expect(store.get()).toBe('JS');
    expect(medium.write.mock.calls).toEqual([['codeVariant', 'JS']]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('setting the same value tells nobody', () => {
    const store = createStore(createMemoryMedium().medium);
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('TS');
    expect(listener).not.toHaveBeenCalled();
  });

  test('a change from another tab is adopted and not written back', () => {
    const { medium, watchers } = createMemoryMedium();
    const store = createStore(medium);
    const listener = jest.fn();
    store.subscribe(listener);
    for (const watcher of watchers) watcher('JS');
    expect(store.get()).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
    for (const watcher of watchers) watcher('garbage');
    expect(store.get()).toBe('TS');
    expect(medium.write).not.toHaveBeenCalled();
  });

  test('watches only while somebody listens, and catches up afterwards', () => {
    const { medium, texts, watchers } = createMemoryMedium();
    const store = createStore(medium);
    const stopFirst = store.subscribe(jest.fn());
    const stopSecond = store.subscribe(jest.fn());
    expect(watchers.size).toBe(1);
    stopFirst();
    expect(watchers.size).toBe(1);
    stopSecond();
    stopSecond();
    expect(watchers.size).toBe(0);
    texts.set('codeVariant', 'JS');
    store.subscribe(jest.fn());
    expect(store.get()).toBe('JS');
  });

  test('what cannot be kept lasts as long as the page', () => {
    const { medium } = createMemoryMedium();
    medium.write.mockImplementation(() => undefined);
    const store = createStore(medium);
    store.subscribe(jest.fn())();
    store.set('JS');
    store.subscribe(jest.fn());
    expect(store.get()).toBe('JS');
  });
});

describe('the address', () => {
  test('a hash that changes later is followed, kept and told', () => {
    const { medium, texts } = createMemoryMedium();
    const store = createStore(medium);
    const listener = jest.fn();
    store.subscribe(listener);
    window.location.hash = '#BasicButtons.js';
    store.followHash();
    expect(store.get()).toBe('JS');
    expect(texts.get('codeVariant')).toBe('JS');
    store.followHash();
    window.location.hash = '#a-heading';
    store.followHash();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe('JS');
  });

  test('what a lone demo asks for holds, is never saved, and other tabs do not change it', () => {
    window.history.replaceState(null, '', '/demo/a/b/C?density=dense');
    const { medium, watchers } = createMemoryMedium({ dense: 'false' });
    const store = createPreferenceStore<boolean>({
      key: 'dense',
      parse: (text) => text === 'true',
      fallback: false,
      medium,
      fromAddress: ({ dense }) => dense,
    });
    store.subscribe(jest.fn());
    expect(store.get()).toBe(true);
    for (const watcher of watchers) watcher('false');
    expect(store.get()).toBe(true);
    store.set(false);
    expect(medium.write).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });
});
