import ThemeProvider from '@mui/system/ThemeProvider';
import { createStack } from '@mui/system/Stack';
import createStyled from '@mui/system/createStyled';
import createTheme from '@mui/system/createTheme';
import useThemeProps from '@mui/system/useThemeProps';

const themeId = 'kiosk';
const defaultTheme = createTheme({
  spacing: 5,
  components: { KioskStack: { defaultProps: { spacing: 3, useFlexGap: true } } },
});
const styled = createStyled({ themeId, defaultTheme });

const KioskStack = createStack({
  componentName: 'KioskStack',
  createStyledComponent: styled('div', { name: 'KioskStack', slot: 'Root' }),
  useThemeProps: (props) => useThemeProps({ props, name: 'KioskStack', defaultTheme, themeId }),
});

export default function SystemStackFactory() {
  return (
    <ThemeProvider theme={{ [themeId]: defaultTheme }}>
      <KioskStack sx={{ p: 2, border: '1px solid currentColor' }}>
        <span>Newspapers</span>
        <span>Postcards</span>
        <span>Ice cream</span>
      </KioskStack>
    </ThemeProvider>
  );
}
