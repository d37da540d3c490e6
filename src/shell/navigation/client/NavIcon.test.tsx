import { render } from '@testing-library/react';
import { navigationTrees } from '../data/trees';
import { walkNodes } from '../model/walkNodes';
import { NavIcon } from './NavIcon';

test('every icon that a tree names exists', () => {
  const named = navigationTrees.flatMap(({ pages }) =>
    [...walkNodes(pages)].flatMap(({ node }) => node.icon ?? []),
  );
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) {
    expect(render(<NavIcon name={name} />).container).not.toBeEmptyDOMElement();
  }
});

test('hides icons from screen readers and renders nothing for an unknown name', () => {
  const { container, rerender } = render(<NavIcon name="WebIcon" />);
  expect(
    container.querySelector('svg[aria-hidden="true"][data-nav-icon="WebIcon"]'),
  ).not.toBeNull();
  rerender(<NavIcon name="NoIcon" />);
  expect(container).toBeEmptyDOMElement();
});
