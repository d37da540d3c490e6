import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    components: {
      MuiStack: {
        defaultProps: { useFlexGap: true, spacing: 2 },
        variants: [
          { props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'baseline' } },
        ],
      },
    },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function SystemStackTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row">
        <strong>Ferry to Vlieland</strong>
        <span>09:00 from pier 2</span>
        <span>95 minutes</span>
        <span>Bicycles welcome</span>
      </Stack>
    </ThemeProvider>
  );
}
