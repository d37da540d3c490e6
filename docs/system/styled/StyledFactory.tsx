import ThemeProvider from '@mui/system/ThemeProvider';
import createStyled from '@mui/system/createStyled';
import createTheme from '@mui/system/createTheme';

const boatTheme = createTheme({ spacing: 6, palette: { sail: { main: '#7a1f1f', ink: '#fff' } } });
const themeId = 'boat-hire';

const boatStyled = createStyled({ themeId, defaultTheme: boatTheme });

const Flag = boatStyled('div')(({ theme }) => ({
  padding: theme.spacing(2, 4),
  backgroundColor: theme.palette.sail.main,
  color: theme.palette.sail.ink,
}));

export default function StyledFactory() {
  return (
    <ThemeProvider theme={{ [themeId]: boatTheme }}>
      <Flag>Red flag: no boats until the wind drops</Flag>
      <Flag sx={{ mt: 1, borderRadius: 2 }}>Life jackets hang in shed two</Flag>
    </ThemeProvider>
  );
}
