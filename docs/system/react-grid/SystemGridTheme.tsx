import Grid from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    components: {
      MuiGrid: {
        defaultProps: { columns: 6, spacing: 1 },
        variants: [
          { props: { container: true }, style: { width: '100%' } },
          {
            props: { container: false },
            style: { padding: 8, border: '1px solid currentColor' },
          },
        ],
      },
    },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function SystemGridTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container>
        <Grid size={2}>Soup</Grid>
        <Grid size={2}>Main course</Grid>
        <Grid size={2}>Dessert</Grid>
        <Grid size={6}>Coffee is included</Grid>
      </Grid>
    </ThemeProvider>
  );
}
