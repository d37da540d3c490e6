import { cookieAdapter } from './cookieAdapter';

/** Delivers synchronously to every other open channel of the same name, as if in another tab. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data });
    }
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function installChannel(constructor: unknown): void {
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    configurable: true,
    writable: true,
    value: constructor,
  });
}

beforeEach(() => {
  installChannel(FakeChannel);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  FakeChannel.open.clear();
  document.cookie = 'codeVariant=; max-age=0; path=/';
});

test('reads what it wrote', () => {
  expect(cookieAdapter.read('codeVariant')).toBeUndefined();
  cookieAdapter.write('codeVariant', 'MUI System');
  expect(document.cookie).toContain('codeVariant=MUI%20System');
  expect(cookieAdapter.read('codeVariant')).toBe('MUI System');
  expect(FakeChannel.open.size).toBe(0);
});

test('writes the cookie attributes that spec PREF-3 requires', () => {
  const write = jest.spyOn(Document.prototype, 'cookie', 'set');
  cookieAdapter.write('codeVariant', 'JS');
  expect(write).toHaveBeenCalledWith('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
});

test('does not throw when cookies are blocked', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(cookieAdapter.read('codeVariant')).toBeUndefined();
  expect(() => {
    cookieAdapter.write('codeVariant', 'JS');
    cookieAdapter.watch('codeVariant', jest.fn())();
  }).not.toThrow();
});

test('notifies the other tabs but not the one that made the change', () => {
  const onChange = jest.fn();
  const stop = cookieAdapter.watch('codeVariant', onChange);
  const otherTab = new FakeChannel('site-preferences');
  const heard = jest.fn();
  otherTab.onmessage = ({ data }) => {
    heard(data);
  };
  cookieAdapter.write('codeVariant', 'JS');
  expect(heard.mock.calls).toEqual([[{ key: 'codeVariant', text: 'JS' }]]);
  expect(onChange).not.toHaveBeenCalled();
  for (const data of [
    null,
    'x',
    { key: 'codeVariant' },
    { key: 1, text: 'JS' },
    { key: 'codeStyling', text: 'CSS' },
  ]) {
    otherTab.postMessage(data);
  }
  expect(onChange).not.toHaveBeenCalled();
  otherTab.postMessage({ key: 'codeVariant', text: 'TS' });
  expect(onChange.mock.calls).toEqual([['TS']]);
  stop();
  otherTab.postMessage({ key: 'codeVariant', text: 'JS' });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect([...FakeChannel.open]).toEqual([otherTab]);
});

test('closes the channel while the page is in the back-forward cache', () => {
  const stop = cookieAdapter.watch('codeVariant', jest.fn());
  expect(FakeChannel.open.size).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(FakeChannel.open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeChannel.open.size).toBe(1);
  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeChannel.open.size).toBe(0);
});

test.each([
  ['is missing', undefined],
  [
    'throws',
    class {
      constructor() {
        throw new DOMException('Not allowed.', 'SecurityError');
      }
    },
  ],
])('without a channel (it %s), reads the cookie again when the tab is shown', (_, constructor) => {
  installChannel(constructor);
  const onChange = jest.fn();
  const stop = cookieAdapter.watch('codeVariant', onChange);
  setVisibility('hidden');
  document.cookie = 'codeVariant=JS; path=/';
  setVisibility('visible');
  setVisibility('hidden');
  setVisibility('visible');
  expect(onChange.mock.calls).toEqual([['JS']]);
  stop();
  document.cookie = 'codeVariant=TS; path=/';
  setVisibility('visible');
  expect(onChange).toHaveBeenCalledTimes(1);
});
