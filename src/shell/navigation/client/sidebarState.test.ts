/** @jest-environment jsdom */
import { SIDEBAR_STATE_KEY } from '../model/sidebarState';
import { readSidebarState, saveSidebarState } from './sidebarState';

function drawMenu(style: string, state = '', height = 930): HTMLElement {
  const menu = document.createElement('nav');
  menu.innerHTML = `<li class="${state} /components"><div><a>Components</a></div><ul style="${style}"><li>Button</li></ul></li>`;
  const list = menu.querySelector('ul');
  Object.defineProperty(list, 'scrollHeight', { value: 900 });
  Object.defineProperty(menu.querySelector('li'), 'offsetHeight', { value: height });
  Object.defineProperty(menu.querySelector('div'), 'offsetHeight', { value: 30 });
  return menu;
}

const setMemory = (open: Record<string, number>): void => {
  window.sessionStorage.setItem(SIDEBAR_STATE_KEY, JSON.stringify({ tops: {}, open }));
};

test.each([
  ['open', 'height: auto', '', { '/components': 900 }],
  ['open in the server’s HTML', '', '', { '/components': 900 }],
  ['closed', 'height: 0px', 'menu__list-item--collapsed', {}],
  ['being opened', 'height: 0px', '', { '/components': 850 }],
])('a group that is %s', (_name, style, state, expected) => {
  setMemory({ '/components': 850 });
  saveSidebarState('materialUi', drawMenu(style, state));
  expect(readSidebarState().open).toEqual(expected);
});

test('a group that is being opened for the first time gets the height that it grows to', () => {
  setMemory({});
  saveSidebarState('materialUi', drawMenu('height: 0px'));
  expect(readSidebarState().open).toEqual({ '/components': 900 });
});

test('a group that is open and not drawn yet keeps its height', () => {
  setMemory({ '/components': 850 });
  saveSidebarState('materialUi', drawMenu('', '', 30));
  expect(readSidebarState().open).toEqual({ '/components': 850 });
});
