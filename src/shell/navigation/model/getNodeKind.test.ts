import { getNodeKind } from './getNodeKind';
import type { NavNode } from './types';

test.each<[string, NavNode]>([
  ['page', { pathname: '/a', title: 'A' }],
  ['page', { pathname: '/a' }],
  ['page', { pathname: '/a', planned: true }],
  ['anchor', { pathname: '/a#b', title: 'B' }],
  ['anchor', { pathname: '/a?b', title: 'B' }],
  ['external', { pathname: '/old', title: 'Old', href: 'https://old.example/' }],
  ['group', { pathname: '/a', title: 'A', children: [] }],
  ['subheader', { pathname: '/a', subheader: 'A', children: [] }],
  ['subheader', { pathname: '/a', title: 'A', subheader: 'A', children: [] }],
  ['divider', { pathname: '/a', subheader: 'A' }],
])('%s: %j', (kind, node) => {
  expect(getNodeKind(node)).toEqual({ kind, node });
});
