import { render, screen } from '@testing-library/react';
import { DecodedError } from './DecodedError';

const codes = [{ code: '9', message: 'Unsupported `%s` color.', packages: ['@mui/material'] }];

const status = (): HTMLElement => screen.getByRole('status');

test('explains the page when there is no code', () => {
  render(<DecodedError query={undefined} hasInvalidCode={false} codes={codes} />);
  expect(status()).toHaveAttribute('data-state', 'none');
});

test('inserts the arguments as text', () => {
  const attack = '<img src=x onerror=alert(1)>';
  render(
    <DecodedError query={{ code: '9', args: [attack] }} hasInvalidCode={false} codes={codes} />,
  );
  expect(status()).toHaveAttribute('data-state', 'decoded');
  expect(status()).toHaveTextContent(`Unsupported \`${attack}\` color.`);
  expect(status().querySelector('img')).toBeNull();
});

test('says when no package has the code', () => {
  render(<DecodedError query={{ code: '7777', args: [] }} hasInvalidCode={false} codes={codes} />);
  expect(status()).toHaveAttribute('data-state', 'unknown');
  expect(status()).toHaveTextContent('7777');
});

test("says when the code isn't a number", () => {
  render(<DecodedError query={undefined} hasInvalidCode codes={codes} />);
  expect(status()).toHaveTextContent('has one to four digits');
});
