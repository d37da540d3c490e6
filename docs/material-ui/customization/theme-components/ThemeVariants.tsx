import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    margin: true;
  }
}

const theme = createTheme({
  components: {
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'margin' },
              style: { borderInlineStart: '6px solid currentColor', borderRadius: 0 },
            },
            {
              props: ({ ownerState }) =>
                ownerState.variant === 'margin' && ownerState.severity === 'error',
              style: { fontWeight: 700 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 1, width: '100%', maxWidth: 420 }}>
        <Stack sx={{ gap: 1 }}>
          <Alert variant="margin" severity="info">
            The archive opens at noon.
          </Alert>
          <Alert variant="margin" severity="error">
            Two maps are missing.
          </Alert>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
