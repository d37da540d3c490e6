import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // Without the ripple, the focus needs another mark.
        root: ({ theme: current }) => ({
          '&.Mui-focusVisible': {
            outline: `3px solid ${(current.vars ?? current).palette.primary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});

export default function ThemeDefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField label="Station" defaultValue="Aarhus" />
          <Button>Search</Button>
          <Button variant="text">Map</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
