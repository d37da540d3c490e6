import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    spacing: 6,
    breakpoints: { values: { xs: 0, sm: 360, md: 480, lg: 720, xl: 960 } },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function SystemGridOwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={{ xs: 1, md: 3 }} sx={{ width: '100%' }}>
        {seasons.map((season) => (
          <Grid key={season} size={{ xs: 12, sm: 6, md: 3 }}>
            <Box sx={{ p: 2, border: '1px solid currentColor' }}>{season}</Box>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
