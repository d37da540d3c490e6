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
  ['Do not allow', 'denied'],
])('%s is kept as %s', async (name, wanted) => {
  render(<ConsentBanner />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(consentStore.get()).toBe(wanted);
  expect(window.localStorage.getItem('site-consent')).toBe(wanted);
});

test('is a named landmark that leaves the focus where it was', () => {
  render(<ConsentBanner />);
  expect(screen.getByRole('region', { name: 'Privacy choices' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
