import { fireEvent, render, screen, within } from '@testing-library/react';
import Blog from '../../../../docs/material-ui/getting-started/templates/Blog/Blog';
import Checkout from '../../../../docs/material-ui/getting-started/templates/Checkout/Checkout';
import Dashboard from '../../../../docs/material-ui/getting-started/templates/Dashboard/Dashboard';
import SignIn from '../../../../docs/material-ui/getting-started/templates/SignIn/SignIn';
import SignUp from '../../../../docs/material-ui/getting-started/templates/SignUp/SignUp';

/** Queries by role search whole pages, which takes seconds on a busy machine. */
jest.setTimeout(60_000);

/** People copy templates as they are, so their forms must do what their page says. */

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('checkout: errors receive focus, entered values stay, and the total updates', () => {
  render(<Checkout />);
  press('Continue');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(screen.getByText('Enter the street and the number.')).toBeVisible();
  fill({ Email: 'a@b.de', Name: 'Ada', Street: 'Lane 1', 'Postal code': '1234', Town: 'Delft' });
  fireEvent.click(screen.getByLabelText(/cargo bike/));
  expect(screen.getByText('€31.10')).toBeVisible();
  press('Continue');
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  fill({
    'Card number': '4111 1111 1111 1111',
    'Expiration date': '04/29',
    'Security code': '123',
  });
  press('Continue');
  expect(screen.getByText('Card ending in 1111')).toBeVisible();
  press('One more: Beetroot');
  expect(screen.getByText('€34.00')).toBeVisible();
  press('Change: Address');
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Lane 1');
  expect(screen.getByLabelText(/cargo bike/)).toBeChecked();
  press('Continue');
  press('Continue');
  press('Order and pay');
  expect(document.activeElement).toHaveTextContent('a@b.de');
});

test('sign-up: the rules must be accepted, and the welcome heading receives focus', () => {
  render(<SignUp />);
  fill({ Name: 'Ada', Email: 'a@b.de', Password: 'a sentence long' });
  expect(screen.getByText('This password is good')).toBeVisible();
  press('Create the account');
  expect(screen.getByLabelText(/garden rules/)).toHaveFocus();
  fireEvent.click(screen.getByLabelText(/garden rules/));
  press('Create the account');
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toHaveFocus();
});

test('sign-in: the result is announced, and the password can be reset', () => {
  render(<SignIn />);
  fill({ Email: 'a@b.de', Password: 'x' });
  press('Sign in');
  expect(screen.getByRole('status')).toHaveTextContent('a@b.de');
  press('Forgot your password?');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(dialog.getByText(/^Enter an address/)).toBeVisible();
});

test('filters show how many items are left', () => {
  const { unmount } = render(<Blog />);
  press('Maps');
  expect(screen.getByText('2 articles')).toBeVisible();
  unmount();
  render(<Dashboard />);
  fireEvent.click(screen.getByLabelText('Only with a task'));
  expect(screen.getByText('4 of 7 stations')).toBeVisible();
  press('Weekend');
  expect(screen.getByText(/^302 rides/)).toBeVisible();
});
