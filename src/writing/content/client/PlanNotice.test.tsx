import { render, screen } from '@testing-library/react';
import { PlanNotice } from './PlanNotice';

test.each([
  ['pro', 'Pro'],
  ['premium', 'Premium'],
] as const)('plan %s: shows its badge, the sentence, and the link', (plan, badge) => {
  const { container } = render(<PlanNotice plan={plan} />);
  expect(container).toHaveTextContent(
    `${badge} The watermark in these demos disappears once you set a license key.`,
  );
  expect(screen.getByRole('link', { name: 'license key' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing',
  );
});
