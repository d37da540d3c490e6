import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({ spacing: [0, 2, 4, 8, 16, 32] }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

const steps = [2, 3, 4, 5];
const block = { width: 24, height: 24, border: '1px solid currentColor' };

export default function SystemStackScale() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={3} useFlexGap>
        {steps.map((step) => (
          <Stack key={step} direction="row" spacing={step} useFlexGap>
            <Box sx={block} />
            <Box sx={block} />
            <span>
              Step {step}: {theme.spacing(step)}
            </span>
          </Stack>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
