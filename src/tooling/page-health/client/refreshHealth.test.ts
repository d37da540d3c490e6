/** @jest-environment jsdom */
import { refreshHealth } from './refreshHealth';

/** A request that waits for its response. */
interface Pending {
  readonly signal: AbortSignal;
  readonly respond: (words: number) => void;
}

const pending: Pending[] = [];
beforeEach(() => {
  pending.length = 0;
  window.fetch = (_url, options) =>
    new Promise((resolve, reject) => {
      const signal = options?.signal as AbortSignal;
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
      const respond = (words: number): void => {
        const health = { file: 'docs/a.mdx', words, demos: 1, longestSentence: 9, problems: [] };
        resolve({ json: () => Promise.resolve(health) } as Response);
      };
      pending.push({ signal, respond });
    });
});

test('a request aborts the one before, so at most one connection is in use', async () => {
  const first = refreshHealth();
  const second = refreshHealth();
  expect(pending.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await first;
  expect(document.querySelector('[data-page-health]')).toBeNull();
  pending[1]?.respond(700);
  await second;
  expect(document.querySelector('[data-page-health]')?.textContent).toContain('700 words');
});
