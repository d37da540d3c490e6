import Container from '@mui/system/Container';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    breakpoints: { values: { xs: 0, sm: 280, md: 420, lg: 560, xl: 700 } },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

const line = { border: '1px solid currentColor', py: 1 };

export default function SystemContainerBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
        <Container maxWidth="md" sx={line}>
          Up to 420 px
        </Container>
        <Container fixed sx={line}>
          280, 420, or 560 px
        </Container>
      </Stack>
    </ThemeProvider>
  );
}
