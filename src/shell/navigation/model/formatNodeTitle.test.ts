import { formatNodeTitle } from './formatNodeTitle';
import type { NavNode } from './types';

test.each<[string, NavNode]>([
  ['Buttons', { pathname: '/a/react-button', title: 'Buttons' }],
  ['Inputs', { pathname: '/a/inputs-group', subheader: 'Inputs' }],
  ['Title', { pathname: '/a', title: 'Title', subheader: 'Subheader' }],
  ['Button', { pathname: '/material-ui/react-button' }],
  ['Text field', { pathname: '/material-ui/react-text-field' }],
  ['Dark mode', { pathname: '/material-ui/customization/dark-mode' }],
  ['Page', { pathname: '/a/page.html' }],
  ['Page', { pathname: '/a/page/' }],
  ['Page', { pathname: '/a/page#place' }],
  ['TreeItem', { pathname: '/x/api/tree-view/tree-item' }],
  ['useSlider', { pathname: '/base-ui/api/use-slider' }],
  ['User', { pathname: '/base-ui/api/user' }],
  ['TextField', { pathname: '/api-docs/text-field' }],
  ['', { pathname: '/' }],
])('%j: %j', (title, node) => {
  expect(formatNodeTitle(node)).toBe(title);
});
