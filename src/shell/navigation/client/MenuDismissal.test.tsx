import { fireEvent, render, screen } from '@testing-library/react';
import { MenuDismissal } from './MenuDismissal';

function show(): HTMLElement {
  render(
    <>
      <MenuDismissal />
      <div className="dropdown dropdown--show" data-testid="menu">
        <button type="button" aria-haspopup="true">
          Products
        </button>
        <a href="/one">One</a>
      </div>
    </>,
  );
  return screen.getByTestId('menu');
}

test('Escape returns the focus and hides the menu until the pointer leaves it', () => {
  const menu = show();
  const outside = jest.fn();
  document.addEventListener('mousedown', outside);
  screen.getByRole('link').focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('button')).toHaveFocus();
  expect(outside).toHaveBeenCalledTimes(1);
  expect(menu).toHaveAttribute('data-dismissed');
  fireEvent(menu, new MouseEvent('pointerleave'));
  expect(menu).not.toHaveAttribute('data-dismissed');
  document.removeEventListener('mousedown', outside);
});

test('other keys do nothing', () => {
  const menu = show();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(menu).not.toHaveAttribute('data-dismissed');
});
