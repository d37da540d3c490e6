/** @jest-environment jsdom */
import { SIDEBAR_STATE_KEY } from '../model/sidebarState';
import { readSidebarState, saveSidebarState } from './sidebarState';

function createMenu(style: string, className = '', height = 930): HTMLElement {
  const menu = document.createElement('nav');
  menu.innerHTML = `<li class="${className} /components"><div><a>Components</a></div><ul style="${style}"><li>Button</li></ul></li>`;
  const list = menu.querySelector('ul');
  Object.defineProperty(list, 'scrollHeight', { value: 900 });
  Object.defineProperty(menu.querySelector('li'), 'offsetHeight', { value: height });
  Object.defineProperty(menu.querySelector('div'), 'offsetHeight', { value: 30 });
  return menu;
}

const setState = (open: Record<string, number>): void => {
  window.sessionStorage.setItem(SIDEBAR_STATE_KEY, JSON.stringify({ tops: {}, open }));
};

test.each([
  ['open', 'height: auto', '', { '/components': 900 }],
  ['open in the server’s HTML', '', '', { '/components': 900 }],
  ['closed', 'height: 0px', 'menu__list-item--collapsed', {}],
  ['opening', 'height: 0px', '', { '/components': 850 }],
])('saves a group that is %s', (_name, style, className, expected) => {
  setState({ '/components': 850 });
  saveSidebarState('materialUi', createMenu(style, className));
  expect(readSidebarState().open).toEqual(expected);
});

test('saves the final height of a group that is opening for the first time', () => {
  setState({});
  saveSidebarState('materialUi', createMenu('height: 0px'));
  expect(readSidebarState().open).toEqual({ '/components': 900 });
});

test('keeps the saved height of an open group that is not laid out yet', () => {
  setState({ '/components': 850 });
  saveSidebarState('materialUi', createMenu('', '', 30));
  expect(readSidebarState().open).toEqual({ '/components': 850 });
});
