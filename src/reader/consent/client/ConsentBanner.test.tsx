import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import { ConsentBanner } from './ConsentBanner';

jest.mock('@docusaurus/Link', () => ({
  ...jest.requireActual<object>('@docusaurus/Link'),
  __esModule: true,
  default: 'a',
}));

beforeEach(() => {
  consentStore.set('unset');
});

test.each([
  ['Allow', 'granted'],
  ['Don’t allow', 'denied'],
])('%s is saved as %s', async (name, expected) => {
  render(<ConsentBanner />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(consentStore.get()).toBe(expected);
  expect(window.localStorage.getItem('site-consent')).toBe(expected);
});

test("is a named landmark that doesn't move the focus", () => {
  render(<ConsentBanner />);
  expect(screen.getByRole('region', { name: 'Privacy choices' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
