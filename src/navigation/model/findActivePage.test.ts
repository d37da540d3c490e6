import { findActivePage } from './findActivePage';
import type { NavNode } from './types';

const button: NavNode = { pathname: '/ui/react-button', title: 'Button' };
const inputs: NavNode = { pathname: '/ui/inputs', subheader: 'Inputs', children: [button] };
const components: NavNode = { pathname: '/ui/react-', title: 'Components', children: [inputs] };
const start: NavNode = { pathname: '/ui/start' };
const nodes = [start, components];

test.each([
  '/ui/react-button',
  '/ui/react-button/',
  '/ui/react-button#basics',
  '/zh/ui/react-button',
  '/ui/react-button/components-api',
  '/ui/react-button/hooks-api/',
  '/zh/ui/react-button/components-api#props',
])('%s is the button page, in its groups', (path) => {
  expect(findActivePage(nodes, path)).toEqual({
    activePage: button,
    parents: [components, inputs],
  });
});

test('a page at the top has no parents', () => {
  expect(findActivePage(nodes, '/ui/start')).toEqual({ activePage: start, parents: [] });
});

test.each(['/ui/inputs', '/ui/react-', '/ui/react-button/api', '/ui', '/', ''])(
  '%j is no page of the tree',
  (path) => {
    expect(findActivePage(nodes, path)).toEqual({ activePage: undefined, parents: [] });
  },
);
