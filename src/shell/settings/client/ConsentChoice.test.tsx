import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import { ConsentChoice } from './ConsentChoice';

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window.navigator, 'doNotTrack');
  consentStore.set('unset');
});

test('saves the choice', async () => {
  render(<ConsentChoice name="test" />);
  expect(screen.getByLabelText('Allow')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('Allow'));
  expect(consentStore.get()).toBe('granted');
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('%s overrides a saved choice, disables the group, and says why', (name, value) => {
  consentStore.set('granted');
  Object.defineProperty(window.navigator, name, { value, configurable: true });
  render(<ConsentChoice name="test" />);
  expect(screen.getByRole('group')).toBeDisabled();
  expect(screen.getByLabelText('Don’t allow')).toBeChecked();
  expect(screen.getByText(/This site respects that/)).toBeInTheDocument();
});
