import { render, screen } from '@testing-library/react';
import { DecodedError } from './DecodedError';

const codes = [{ code: '9', message: 'Unsupported `%s` color.', packages: ['@mui/material'] }];

const status = (): HTMLElement => screen.getByRole('status');

test('without a code it says what the page is for', () => {
  render(<DecodedError query={undefined} hasInvalidCode={false} codes={codes} />);
  expect(status()).toHaveAttribute('data-state', 'none');
});

test('fills the arguments in, as text', () => {
  const evil = '<img src=x onerror=alert(1)>';
  render(<DecodedError query={{ code: '9', args: [evil] }} hasInvalidCode={false} codes={codes} />);
  expect(status()).toHaveAttribute('data-state', 'decoded');
  expect(status()).toHaveTextContent(`Unsupported \`${evil}\` color.`);
  expect(status().querySelector('img')).toBeNull();
});

test('says when no package has the code', () => {
  render(<DecodedError query={{ code: '7777', args: [] }} hasInvalidCode={false} codes={codes} />);
  expect(status()).toHaveAttribute('data-state', 'unknown');
  expect(status()).toHaveTextContent('7777');
});

test('says when the code is no number', () => {
  render(<DecodedError query={undefined} hasInvalidCode codes={codes} />);
  expect(status()).toHaveTextContent('number of one to four digits');
});
