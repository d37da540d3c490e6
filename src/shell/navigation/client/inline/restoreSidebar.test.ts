/** @jest-environment jsdom */
import { restoreSidebar } from './restoreSidebar';

const SIDEBAR = `<aside><div data-sidebar="materialUi"></div><nav class="menu"><ul>
  <li class="menu__list-item--collapsed /a">A</li>
  <li class="/b">B</li>
</ul></nav></aside>`;

function run(memory: unknown, isNarrow = false): { menu: HTMLElement; spaces: string[] } {
  window.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList;
  sessionStorage.setItem('site-sidebar', JSON.stringify(memory));
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

test('closed groups that were open get their space, and the sidebar its scroll position', () => {
  const { menu, spaces } = run({ tops: { materialUi: 340 }, open: { '/a': 120, '/b': 90 } });
  expect(spaces).toEqual(['120px', '']);
  expect(menu.scrollTop).toBe(340);
});

test('garbage changes nothing', () => {
  const { menu, spaces } = run({ tops: { materialUi: 'far' }, open: { '/a': 1e9 } });
  expect(spaces).toEqual(['', '']);
  expect(menu.scrollTop).toBe(0);
});

test('a menu that is closed at first is left alone', () => {
  const { spaces } = run({ open: { '/a': 120 } }, true);
  expect(spaces).toEqual(['', '']);
});
