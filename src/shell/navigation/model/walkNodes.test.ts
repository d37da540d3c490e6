import type { NavNode } from './types';
import { walkNodes } from './walkNodes';

test('yields groups before their children, with all ancestors', () => {
  const leaf: NavNode = { pathname: '/a/b/c' };
  const inner: NavNode = { pathname: '/a/b', subheader: 'B', children: [leaf] };
  const outer: NavNode = { pathname: '/a', title: 'A', children: [inner] };
  const last: NavNode = { pathname: '/z' };

  expect([...walkNodes([outer, last])]).toEqual([
    { node: outer, parents: [] },
    { node: inner, parents: [outer] },
    { node: leaf, parents: [outer, inner] },
    { node: last, parents: [] },
  ]);
});
