/** @jest-environment jsdom */
import type { HeldPress } from '../../../route-table/client/startWindow';
import { holdPresses } from './holdPresses';

let held: HeldPress[];
let release: () => void;
beforeEach(() => {
  document.body.innerHTML = '<button><b>Copy</b></button><p>Text</p><input />';
  delete document.documentElement.dataset['hasHydrated'];
  held = [];
  release = holdPresses(held);
});
afterEach(() => {
  release();
});

const find = (selector: string): Element => document.querySelector(selector) as Element;

/** @returns whether the event reached the page */
const press = (selector: string, init: MouseEventInit = {}): boolean =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
const type = (selector: string, init: KeyboardEventInit): boolean =>
  find(selector).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );

test('a click inside a button is held for the button', () => {
  expect(press('b')).toBe(false);
  expect(held).toEqual([{ target: find('button'), key: null, typed: [] }]);
});

test('a click on a link is held in a demo, but not outside', () => {
  document.body.innerHTML =
    '<a id="out" href="#a">A</a><p data-demo-root><a id="in" href="#b">B</a></p>';
  expect(press('#out')).toBe(true);
  expect(held).toEqual([]);
  expect(press('#in')).toBe(false);
  expect(held).toEqual([{ target: find('#in'), key: null, typed: [] }]);
});

test('clicks elsewhere, and clicks that open a tab, are not held', () => {
  expect(press('p')).toBe(true);
  expect(press('b', { ctrlKey: true })).toBe(true);
  expect(held).toEqual([]);
});

test('text typed after the search shortcut is held for the search', () => {
  expect(type('p', { key: 'k', ctrlKey: true })).toBe(false);
  expect(type('p', { key: 'g' })).toBe(false);
  expect(type('p', { key: 'Backspace' })).toBe(false);
  expect(type('p', { key: 'Tab' })).toBe(true);
  expect(held).toMatchObject([{ key: { key: 'k' }, typed: ['g', 'Backspace'] }]);
});

test('a slash in a field is text, not the search shortcut', () => {
  expect(type('input', { key: '/' })).toBe(true);
  expect(type('p', { key: '/' })).toBe(false);
});

test('nothing is held after the application has started, or after `release`', () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  expect(press('b')).toBe(true);
  delete document.documentElement.dataset['hasHydrated'];
  press('b');
  release();
  expect(held).toEqual([]);
  expect(press('b')).toBe(true);
});
