import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyGrid: {
      defaultProps: { spacing: 3 },
      styleOverrides: {
        root: ({ ownerState }) => (ownerState.container ? { alignItems: 'stretch' } : {}),
      },
    },
  },
});

export default function JoyGridTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container sx={{ width: '100%' }}>
        <Grid size={7}>
          <Sheet variant="soft" sx={{ height: '100%', p: 2, borderRadius: 'md' }}>
            Program of the week, with all changes
          </Sheet>
        </Grid>
        <Grid size={5}>
          <Sheet variant="soft" color="success" sx={{ height: '100%', p: 2, borderRadius: 'md' }}>
            Tickets
          </Sheet>
        </Grid>
      </Grid>
    </ThemeProvider>
  );
}
