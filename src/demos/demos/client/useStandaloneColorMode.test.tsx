import { renderHook } from '@testing-library/react';
import { COLOR_MODE_KEY } from '../../../foundation/color-mode/model/colorMode';
import { useStandaloneColorMode } from './useStandaloneColorMode';

const root = document.documentElement;

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  localStorage.clear();
  window.history.replaceState(null, '', '/demo/material-ui/react-button/BasicButtons');
  // As the inline script left it.
  root.dataset['theme'] = 'light';
  root.dataset['themeChoice'] = 'light';
});

test('applies a mode that was chosen in another tab while the demo started', () => {
  localStorage.setItem(COLOR_MODE_KEY, 'dark');
  renderHook(useStandaloneColorMode);
  expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
});

test('keeps a mode that the address sets', () => {
  localStorage.setItem(COLOR_MODE_KEY, 'dark');
  window.history.replaceState(null, '', '/demo/material-ui/react-button/BasicButtons?mode=light');
  renderHook(useStandaloneColorMode);
  expect(root.dataset['theme']).toBe('light');
});
