/** @jest-environment jsdom */
import { restoreSidebar } from './restoreSidebar';

const SIDEBAR = `<aside><div data-sidebar="materialUi"></div><nav class="menu"><ul>
  <li class="menu__list-item--collapsed /a">A</li>
  <li class="/b">B</li>
</ul></nav></aside>`;

function run(state: unknown, isNarrow = false): { menu: HTMLElement; spaces: string[] } {
  window.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList;
  sessionStorage.setItem('site-sidebar', JSON.stringify(state));
  document.head.replaceChildren();
  document.body.replaceChildren();
  restoreSidebar();
  document.body.innerHTML = SIDEBAR;
  document.dispatchEvent(new Event('readystatechange'));
  return {
    menu: document.querySelector('nav') as HTMLElement,
    spaces: [...document.querySelectorAll('li')].map(
      (item) => getComputedStyle(item).paddingBottom,
    ),
  };
}

test('reserves the space of groups that were open and restores the scroll position', () => {
  const { menu, spaces } = run({ tops: { materialUi: 340 }, open: { '/a': 120, '/b': 90 } });
  expect(spaces).toEqual(['120px', '']);
  expect(menu.scrollTop).toBe(340);
});

test('ignores an invalid state', () => {
  const { menu, spaces } = run({ tops: { materialUi: 'far' }, open: { '/a': 1e9 } });
  expect(spaces).toEqual(['', '']);
  expect(menu.scrollTop).toBe(0);
});

test('does nothing on narrow screens, where the menu is closed at first', () => {
  const { spaces } = run({ open: { '/a': 120 } }, true);
  expect(spaces).toEqual(['', '']);
});
