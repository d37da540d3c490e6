import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withoutRipple = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: 2 },
        },
      },
    },
  },
});

export default function WithoutRipple() {
  return (
    <ThemeProvider theme={withoutRipple}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined">Previous chapter</Button>
        <Button variant="outlined">Next chapter</Button>
      </Stack>
    </ThemeProvider>
  );
}
