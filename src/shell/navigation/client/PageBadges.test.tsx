import { render, screen } from '@testing-library/react';
import { getBadgeAttributes } from './getBadgeAttributes';
import { PageBadges } from './PageBadges';
import { PlannedPage } from './PlannedPage';

test('renders nothing without flags and plan', () => {
  const { container } = render(<PageBadges />);
  expect(container).toBeEmptyDOMElement();
});

test('renders the flags in order, then the plan', () => {
  render(<PageBadges flags={['newFeature', 'beta', 'unstable', 'legacy']} plan="premium" />);
  const labels = [...document.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
  expect(labels).toEqual(['New', 'Beta', 'Preview', 'Legacy', 'Premium']);
  expect(screen.getByTitle('Premium plan')).toHaveTextContent(/^Premium$/);
});

test('a planned page has one badge and no link', () => {
  render(
    <ul>
      <PlannedPage label="Masonry" item={{ pathname: '/masonry', flags: ['planned'] }} />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Masonry Planned');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [{}, undefined],
  [{ flags: ['newFeature'] as const }, 'New'],
  [{ flags: ['beta', 'deprecated'] as const }, 'Beta · Deprecated'],
])('formats the badges of a group: %j', (props, expected) => {
  expect(getBadgeAttributes(props)['data-badges']).toBe(expected);
});
