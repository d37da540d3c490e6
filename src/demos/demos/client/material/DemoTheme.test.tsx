import { act, render, screen } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import { COLOR_MODE_EVENT } from '../../../../foundation/color-mode/client/createSiteStorageManager';
import { MUI_STORAGE_KEYS } from '../../../../foundation/color-mode/model/colorMode';
import { DemoTheme } from './DemoTheme';

function Mode() {
  const { palette } = useTheme();
  return <output>{palette.mode}</output>;
}

test('a demo that reads `theme.palette`, as charts do, follows the color mode', () => {
  localStorage.setItem(MUI_STORAGE_KEYS.mode, 'dark');
  render(
    <DemoTheme>
      <Mode />
    </DemoTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  localStorage.setItem(MUI_STORAGE_KEYS.mode, 'light');
  act(() => {
    window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  });
  expect(screen.getByRole('status')).toHaveTextContent('light');
});
