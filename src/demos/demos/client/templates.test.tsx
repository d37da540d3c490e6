import { fireEvent, render, screen, within } from '@testing-library/react';
import Blog from '../../../../docs/material-ui/getting-started/templates/Blog/Blog';
import Checkout from '../../../../docs/material-ui/getting-started/templates/Checkout/Checkout';
import Dashboard from '../../../../docs/material-ui/getting-started/templates/Dashboard/Dashboard';
import SignIn from '../../../../docs/material-ui/getting-started/templates/SignIn/SignIn';
import SignUp from '../../../../docs/material-ui/getting-started/templates/SignUp/SignUp';

/** Roles are looked up in whole pages; on a busy machine that takes seconds. */
jest.setTimeout(60_000);

/** The templates are copied as they are: their forms have to hold what their page says. */

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('a checkout: errors get the focus, what was entered stays, the sum follows', () => {
  render(<Checkout />);
  press('Continue');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(screen.getByText('Enter the street and the number.')).toBeVisible();
  fill({ Email: 'a@b.de', Name: 'Ada', Street: 'Lane 1', Postcode: '1234', Town: 'Delft' });
  fireEvent.click(screen.getByLabelText(/cargo bike/));
  expect(screen.getByText('€31.10')).toBeVisible();
  press('Continue');
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  fill({ 'Card number': '4111 1111 1111 1111', 'Valid until': '04/29', 'Security code': '123' });
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

test('a sign-up: the rules have to be accepted, and the welcome gets the focus', () => {
  render(<SignUp />);
  fill({ Name: 'Ada', Email: 'a@b.de', Password: 'a sentence long' });
  expect(screen.getByText('This password is good')).toBeVisible();
  press('Create the account');
  expect(screen.getByLabelText(/garden rules/)).toHaveFocus();
  fireEvent.click(screen.getByLabelText(/garden rules/));
  press('Create the account');
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toHaveFocus();
});

test('a sign-in: the result is announced, and a password can be reset', () => {
  render(<SignIn />);
  fill({ Email: 'a@b.de', Password: 'x' });
  press('Sign in');
  expect(screen.getByRole('status')).toHaveTextContent('a@b.de');
  press('Forgot your password?');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(dialog.getByText(/^Enter an address/)).toBeVisible();
});

test('filters say what they leave', () => {
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
