import { fireEvent, render, screen, within } from '@testing-library/react';
import { ColorTool } from './ColorTool';

const primary = () => within(screen.getByRole('group', { name: 'Primary' }));
const paintedColor = () =>
  document.documentElement.style.getPropertyValue('--mui-palette-primary-main');
const code = () => document.querySelector('pre')?.textContent ?? '';

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('a typed color updates tones, contrast, and code, and an incomplete one is ignored', () => {
  render(<ColorTool />);
  const field = primary().getByLabelText('Hex value');
  fireEvent.change(field, { target: { value: '#ffeb3' } });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(code()).toContain('#1976d2');
  fireEvent.change(field, { target: { value: 'ffeb3b' } });
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(code()).toContain("primary: { main: '#ffeb3b' }");
  expect(primary().getByText(/sufficient for any size/)).toBeInTheDocument();
});

test('a color of the Material palette can be chosen by name', () => {
  render(<ColorTool />);
  const list = primary().getByLabelText('Material palette');
  expect(list).toHaveValue('blue 700');
  fireEvent.change(list, { target: { value: 'teal 600' } });
  expect(code()).toContain("'#00897b'");
});

test('the site has the colors only while the button is pressed', () => {
  render(<ColorTool />);
  const button = screen.getByRole('button', { name: 'Preview these colors on this site' });
  expect(paintedColor()).toBe('');
  fireEvent.click(button);
  expect(paintedColor()).toBe('#1976d2');
  fireEvent.change(primary().getByLabelText('Hex value'), { target: { value: '#006400' } });
  expect(paintedColor()).toBe('#006400');
  fireEvent.click(button);
  expect(paintedColor()).toBe('');
});
