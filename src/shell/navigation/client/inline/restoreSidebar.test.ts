/** @jest-environment jsdom */
import { restoreSidebar } from './restoreSidebar';

const SIDEBAR = `<aside><div data-sidebar="materialUi"></div><nav class="menu"><ul>
  <li class="menu__list-item--collapsed"><a data-group="/a">A</a></li>
  <li><a data-group="/b">B</a></li>
</ul></nav></aside>`;

function run(memory: unknown, isNarrow = false): { menu: HTMLElement; items: HTMLElement[] } {
  window.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList;
  sessionStorage.setItem('site-sidebar', JSON.stringify(memory));
  document.body.innerHTML = SIDEBAR;
  restoreSidebar();
  document.dispatchEvent(new Event('readystatechange'));
  return {
    menu: document.querySelector('nav') as HTMLElement,
    items: [...document.querySelectorAll('li')],
  };
}

test('closed groups that were open get their space, and the sidebar its scroll position', () => {
  const { menu, items } = run({ tops: { materialUi: 340 }, open: { '/a': 120, '/b': 90 } });
  expect(items.map(({ style }) => style.paddingBottom)).toEqual(['120px', '']);
  expect(menu.scrollTop).toBe(340);
});

test('garbage changes nothing', () => {
  const { menu, items } = run({ tops: { materialUi: 'far' }, open: { '/a': 1e9 } });
  expect(items.map(({ style }) => style.paddingBottom)).toEqual(['', '']);
  expect(menu.scrollTop).toBe(0);
});

test('a menu that is closed at first is left alone', () => {
  const { items } = run({ open: { '/a': 120 } }, true);
  expect(items.map(({ style }) => style.paddingBottom)).toEqual(['', '']);
});
