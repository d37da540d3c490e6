import { readUsedNames } from './readUsedNames';

const { classes, variables, overridden } = readUsedNames();

test.each([
  'navbar__link',
  'menu__list-item--collapsed',
  'dropdown--show',
  'alert--info',
  'footer__col',
  'navbar__link--active',
  'text--right',
  'contains-task-list',
])('the class %s is used', (name) => {
  expect(classes).toContain(name);
});

test.each(['pills--block', 'hero--dark', 'badge--danger'])('the class %s is unused', (name) => {
  expect(classes).not.toContain(name);
});

test('finds the variables that other stylesheets and code read', () => {
  expect(variables).toContain('--ifm-navbar-height');
  expect(variables).not.toContain('--ifm-pills-color-active');
});

test('finds the variables that the site overrides', () => {
  expect(overridden).toContain('--ifm-font-family-base');
  // Set only for some modes, widths, or parts of a page.
  expect(overridden).not.toContain('--ifm-leading');
});
