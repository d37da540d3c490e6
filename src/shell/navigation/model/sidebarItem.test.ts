import { createItemProps } from './sidebarItem';

test('leaves out fields that are not set', () => {
  expect(Object.entries(createItemProps({ pathname: '/a', title: 'A', beta: false }))).toEqual([
    ['pathname', '/a'],
  ]);
});

test('collects the plan, the flags in badge order, the icon, and the link attributes', () => {
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
