import { createMessageLookup } from './createMessageLookup';

const dictionaries = {
  en: { greeting: 'Hello {name}', count: '{count} of {total}', only: 'Only in English' },
  zh: { greeting: '你好，{name}', empty: '' },
};

function createLookup(locale: string) {
  const warn = jest.fn();
  const error = jest.fn();
  return { t: createMessageLookup({ dictionaries, locale, warn, error }), warn, error };
}

describe('createMessageLookup: spec MESSAGE-1 and MESSAGE-2', () => {
  test('finds a message and fills its placeholders', () => {
    const { t, warn, error } = createLookup('zh');
    expect(t('greeting', { name: 'Ada' })).toBe('你好，Ada');
    expect(createLookup('en').t('count', { count: 0, total: 3 })).toBe('0 of 3');
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('keeps a placeholder that has no value', () => {
    expect(createLookup('en').t('greeting')).toBe('Hello {name}');
    expect(createLookup('en').t('greeting', { toString: 'x' })).toBe('Hello {name}');
  });

  test('inserts values literally', () => {
    expect(createLookup('en').t('greeting', { name: '$& {count}' })).toBe('Hello $& {count}');
  });

  test('an empty string is a valid message', () => {
    const { t, warn } = createLookup('zh');
    expect(t('empty')).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  test('a missing key warns once and falls back to English', () => {
    const { t, warn } = createLookup('zh');
    expect(t('only')).toBe('Only in English');
    expect(t('only')).toBe('Only in English');
    expect(t('count', { count: 1, total: 2 })).toBe('1 of 2');
    expect(warn.mock.calls).toEqual([
      ['[messages] No message "only" for the language "zh". Showing English instead.'],
      ['[messages] No message "count" for the language "zh". Showing English instead.'],
    ]);
  });

  test.each(['nowhere', 'constructor', '__proto__'])(
    'shows the key when English doesn’t have it either: %s',
    (key) => {
      const { t, warn } = createLookup('en');
      expect(t(key)).toBe(key);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test.each(['fr', 'toString'])(
    'a missing language logs one error and always shows an ellipsis: %s',
    (locale) => {
      const { t, warn, error } = createLookup(locale);
      expect([t('greeting'), t('only')]).toEqual(['…', '…']);
      expect(error).toHaveBeenCalledTimes(1);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
