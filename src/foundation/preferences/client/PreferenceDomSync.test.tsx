import { act } from '@testing-library/react';
import './PreferenceDomSync';
import { directionStore } from './useDirection';

const html = document.documentElement;
/** Mutation observers run in a microtask, which is before the browser paints. */
const observed = () => act(() => Promise.resolve());

afterEach(() => {
  directionStore.set(undefined);
  html.removeAttribute('dir');
});

test('restores the reader’s direction when Docusaurus writes the language’s', async () => {
  directionStore.set('rtl');
  html.dir = 'ltr';
  await observed();
  expect(html.dir).toBe('rtl');
});

test('keeps the language’s direction when the reader hasn’t chosen one', async () => {
  html.dir = 'ltr';
  await observed();
  expect(html.dir).toBe('ltr');
  html.dir = 'rtl';
  await observed();
  expect(html.dir).toBe('rtl');
});
