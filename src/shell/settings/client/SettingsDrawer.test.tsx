import { fireEvent, render, screen } from '@testing-library/react';
import { SettingsButton } from './SettingsButton';

const mockSetChoice = jest.fn();
jest.mock('../../../foundation/color-mode/client/useColorModePreference', () => ({
  useColorModePreference: () => ({ choice: 'system', mode: 'light', setChoice: mockSetChoice }),
}));

beforeAll(() => {
  // jsdom doesn't implement these methods of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  mockSetChoice.mockClear();
  localStorage.clear();
  render(<SettingsButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
});

const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('radio', { name }));
};

test('the dialog and every group of choices have an accessible name', () => {
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend'));
  expect(groups.map((legend) => legend?.textContent)).toEqual([
    'Mode',
    'Direction',
    'Density',
    'Code language',
    'Code styling',
    'Single-key shortcuts',
    'Analytics and third-party ads',
  ]);
});

test.each([
  ['Light', 'light'],
  ['Dark', 'dark'],
])('sets the color mode to %s', (name, mode) => {
  choose(name);
  expect(mockSetChoice).toHaveBeenCalledWith(mode);
});

test('saves direction and density in local storage', () => {
  choose('Right to left');
  choose('High');
  expect(localStorage.getItem('site-direction')).toBe('rtl');
  expect(localStorage.getItem('site-dense')).toBe('true');
  choose('Normal');
  expect(localStorage.getItem('site-dense')).toBe('false');
});

test('turns single-key shortcuts off and on', () => {
  choose('Off');
  expect(localStorage.getItem('site-letter-shortcuts')).toBe('false');
  choose('On');
  expect(localStorage.getItem('site-letter-shortcuts')).toBe('true');
});

test('saves code language and styling in cookies', () => {
  choose('JavaScript');
  choose('Tailwind');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.cookie).toContain('codeStyling=Tailwind');
});

test('consent can be given and withdrawn', () => {
  choose('Allow');
  expect(localStorage.getItem('site-consent')).toBe('granted');
  choose('Don’t allow');
  expect(localStorage.getItem('site-consent')).toBe('denied');
});

test('closes with its button and with a click on the backdrop, not with a click inside', () => {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.click(screen.getByRole('heading', { name: 'Settings' }));
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Settings', hidden: true }));
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});
