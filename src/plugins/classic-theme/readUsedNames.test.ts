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

test.each(['pills--block', 'hero--dark', 'badge--danger'])('the class %s is not', (name) => {
  expect(classes).not.toContain(name);
});

test('variables that other stylesheets and code read', () => {
  expect(variables).toContain('--ifm-navbar-height');
  expect(variables).not.toContain('--ifm-pills-color-active');
});

test('variables that the site sets again', () => {
  expect(overridden).toContain('--ifm-font-family-base');
  // One mode, one width, and one part of a page are not all of them.
  expect(overridden).not.toContain('--ifm-leading');
});
