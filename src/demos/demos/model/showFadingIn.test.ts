import { showFadingIn } from './showFadingIn';

test('content that fades in is visible', () => {
  expect(showFadingIn('<div class="MuiPickersArrowSwitcher-root" style="opacity:0"></div>')).toBe(
    '<div class="MuiPickersArrowSwitcher-root" style="opacity:1"></div>',
  );
});

test.each([
  '<div style="opacity:0;visibility:hidden"></div>',
  '<div style="opacity:0.4"></div>',
  '<div style="color:red;opacity:0"></div>',
  '<p>style="opacity:0"</p>',
])('leaves %s unchanged', (html) => {
  expect(showFadingIn(html)).toBe(html);
});
