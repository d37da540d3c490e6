import { setImmediate } from 'node:timers/promises';
import { fillInBackground, isFillPending, whenFilled } from './backgroundWork';
import { runInBackground } from './runScript';

jest.mock('./runScript');

test('fills each cache once, one at a time, the most important first', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  jest.mocked(runInBackground).mockImplementation((_siteDir, _script, [part = '']) => {
    begun.push(part);
    return new Promise((resolve, reject) => {
      ends.push(
        part === 'api-docs'
          ? () => {
              reject(new Error('no declarations'));
            }
          : resolve,
      );
    });
  });
  const parts = ['error-codes', 'icons', 'bundle-size', 'api-docs', 'icons'] as const;
  const filled = parts.map((part) => fillInBackground('/site', part).catch(String));
  for (const part of ['error-codes', 'api-docs', 'bundle-size', 'icons'] as const) {
    // The next one starts in the same turn of the event loop in which the previous one ends.
    await setImmediate();
    expect(begun.at(-1)).toBe(part);
    expect(isFillPending(part)).toBe(true);
    ends.at(-1)?.();
    await whenFilled(part);
    expect(isFillPending(part)).toBe(false);
  }
  expect(begun).toHaveLength(4);
  expect(await Promise.all(filled)).toContain('Error: no declarations');
});
