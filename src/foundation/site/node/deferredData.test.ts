import { fillInBackground } from './backgroundWork';
import { warmCache, provideDeferred } from './deferredData';

jest.mock('./backgroundWork', () => ({ fillInBackground: jest.fn() }));
const fill = jest.mocked(fillInBackground);
const mode = process.env['NODE_ENV'];
afterEach(() => {
  process.env['NODE_ENV'] = mode;
});

function setUp(cached: string | undefined, nodeEnv: string) {
  process.env['NODE_ENV'] = nodeEnv;
  let value = cached;
  let finish: (() => void) | undefined;
  fill.mockReset().mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const used: string[] = [];
  const make = jest.fn(() => 'made');
  const done = provideDeferred({
    siteDir: '/site',
    part: 'icons',
    entry: {
      key: 'k',
      has: () => value !== undefined,
      read: () => value,
      write: (made) => {
        value = made;
      },
      claim: () => () => undefined,
    },
    make,
    placeholder: 'placeholder',
    write: async (text) => void used.push(text),
  });
  return {
    done,
    used,
    make,
    finish: () => {
      value = 'made in background';
      finish?.();
    },
  };
}

test('the dev server starts with the placeholder and replaces it later', async () => {
  const { done, used, make, finish } = setUp(undefined, 'development');
  await done;
  expect(used).toEqual(['placeholder']);
  finish();
  await new Promise(setImmediate);
  expect(used).toEqual(['placeholder', 'made in background']);
  expect(make).not.toHaveBeenCalled();
});

test('the dev server uses a cached value immediately', async () => {
  const { done, used } = setUp('cached', 'development');
  await done;
  expect(used).toEqual(['cached']);
  expect(fill).not.toHaveBeenCalled();
});

test('a build waits for the value', async () => {
  const { done, used } = setUp(undefined, 'production');
  await done;
  expect(used).toEqual(['made']);
  expect(fill).not.toHaveBeenCalled();
});

test.each([
  ['missing', undefined, 1],
  ['cached', 'made', 0],
])('warmCache fills the cache only when the value is missing: %s', (_name, cached, times) => {
  fill.mockReset().mockRejectedValue(new Error('reported by the code that needs it'));
  const entry = {
    key: 'k',
    has: () => cached !== undefined,
    read: () => cached,
    write: () => undefined,
    claim: () => () => undefined,
  };
  warmCache('/site', 'icons', { entry, make: () => 'made' });
  expect(fill).toHaveBeenCalledTimes(times);
});
