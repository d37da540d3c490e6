import Container from '@mui/system/Container';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    components: {
      MuiContainer: {
        defaultProps: { maxWidth: 'sm' },
        styleOverrides: {
          root: { paddingBlock: 16, borderInlineStart: '4px solid currentColor' },
        },
        variants: [{ props: { disableGutters: true }, style: { borderInlineStart: 0 } }],
      },
    },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function SystemContainerTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Container>Return books within four weeks.</Container>
      <Container disableGutters>Films and games: one week.</Container>
    </ThemeProvider>
  );
}
