import { createItemProps } from './sidebarItem';

test('leaves out what a node does not say', () => {
  expect(Object.entries(createItemProps({ pathname: '/a', title: 'A', beta: false }))).toEqual([
    ['pathname', '/a'],
  ]);
});

test('collects plan, flags in badge order, icon and link attributes', () => {
  expect(
    createItemProps({
      pathname: '/a',
      title: 'A',
      legacy: true,
      beta: true,
      unstable: true,
      planned: true,
      newFeature: true,
      deprecated: true,
      plan: 'pro',
      icon: 'WebIcon',
      linkProps: { 'data-ga-event-category': 'store' },
    }),
  ).toEqual({
    pathname: '/a',
    plan: 'pro',
    flags: ['deprecated', 'newFeature', 'planned', 'unstable', 'beta', 'legacy'],
    icon: 'WebIcon',
    linkProps: { 'data-ga-event-category': 'store' },
  });
});
