import { act } from '@testing-library/react';
import './PreferenceDomSync';
import { directionStore } from './useDirection';

const html = document.documentElement;
/** Observers are called in a microtask, so before a browser paints. */
const observed = () => act(() => Promise.resolve());

afterEach(() => {
  directionStore.set(undefined);
  html.removeAttribute('dir');
});

test('the direction that a reader chose is put back when Docusaurus writes that of the language', async () => {
  directionStore.set('rtl');
  html.dir = 'ltr';
  await observed();
  expect(html.dir).toBe('rtl');
});

test('without a choice, the direction of the language stays', async () => {
  html.dir = 'ltr';
  await observed();
  expect(html.dir).toBe('ltr');
  html.dir = 'rtl';
  await observed();
  expect(html.dir).toBe('rtl');
});
