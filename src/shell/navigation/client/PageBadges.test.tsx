import { render, screen } from '@testing-library/react';
import { getBadgeAttributes } from './getBadgeAttributes';
import { PageBadges } from './PageBadges';
import { PlannedPage } from './PlannedPage';

test('nothing without flags and plan', () => {
  const { container } = render(<PageBadges />);
  expect(container).toBeEmptyDOMElement();
});

test('flags in their order, then the plan', () => {
  render(<PageBadges flags={['newFeature', 'beta', 'unstable', 'legacy']} plan="premium" />);
  const words = [...document.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
  expect(words).toEqual(['New', 'Beta', 'Preview', 'Legacy', 'Premium']);
  expect(screen.getByTitle('Premium plan')).toHaveTextContent(/^Premium$/);
});

test('a planned page is a text with one badge, never a link', () => {
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
])('the badges of a group as a text: %j', (props, wanted) => {
  expect(getBadgeAttributes(props)['data-badges']).toBe(wanted);
});
