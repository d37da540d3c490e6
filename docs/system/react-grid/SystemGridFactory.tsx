import { createGrid } from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';
import createStyled from '@mui/system/createStyled';
import createTheme from '@mui/system/createTheme';
import useTheme from '@mui/system/useTheme';
import useThemeProps from '@mui/system/useThemeProps';

const themeId = 'atlas';
const defaultTheme = createTheme({
  spacing: 5,
  components: { AtlasGrid: { defaultProps: { columns: 4, spacing: 2 } } },
});
const styled = createStyled({ themeId, defaultTheme });

function useAtlasTheme() {
  const theme: object = useTheme(defaultTheme);
  return themeId in theme ? theme[themeId] : theme;
}

const AtlasGrid = createGrid({
  componentName: 'AtlasGrid',
  createStyledComponent: styled('div', { name: 'AtlasGrid', slot: 'Root' }),
  useThemeProps: (props) => useThemeProps({ props, name: 'AtlasGrid', defaultTheme, themeId }),
  useTheme: useAtlasTheme as typeof useTheme,
});

const cell = { p: 2, border: '1px solid currentColor' };

export default function SystemGridFactory() {
  return (
    <ThemeProvider theme={{ [themeId]: defaultTheme }}>
      <AtlasGrid container sx={{ width: '100%' }}>
        <AtlasGrid size={3} sx={cell}>
          Map
        </AtlasGrid>
        <AtlasGrid size={1} sx={cell}>
          Key
        </AtlasGrid>
      </AtlasGrid>
    </ThemeProvider>
  );
}
