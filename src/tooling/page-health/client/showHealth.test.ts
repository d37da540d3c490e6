/** @jest-environment jsdom */
import { showHealth } from './showHealth';

const HEALTH = { file: 'docs/a.mdx', words: 700, demos: 6, longestSentence: 28, problems: [] };
const strip = () => document.querySelector<HTMLDetailsElement>('[data-page-health]');

test('the strip updates with the page, stays open, and is removed when there is no page', () => {
  showHealth(HEALTH);
  expect(strip()?.textContent).toContain(
    '0 problems · 700 words · 6 demos · longest sentence 28 words',
  );
  const first = strip();
  if (first !== null) first.open = true;
  showHealth({ ...HEALTH, problems: ['docs/a.mdx:3: <b>wrong</b>.'] });
  expect(document.querySelectorAll('[data-page-health]')).toHaveLength(1);
  expect(strip()?.open).toBe(true);
  expect(strip()?.querySelector('li')?.textContent).toBe('docs/a.mdx:3: <b>wrong</b>.');
  expect(strip()?.querySelector('b')).toBeNull();
  showHealth(undefined);
  expect(strip()).toBeNull();
});
