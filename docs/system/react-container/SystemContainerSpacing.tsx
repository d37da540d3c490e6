import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

// With `vars: undefined`, they don't inherit the CSS variables of a theme above.
const narrow = { ...createTheme({ spacing: 2 }), vars: undefined };
const wide = { ...createTheme({ spacing: 20 }), vars: undefined };

function Line({ text }: { text: string }) {
  return (
    <Container maxWidth="sm" sx={{ border: '1px dashed currentColor' }}>
      <Box sx={{ border: '1px solid currentColor' }}>{text}</Box>
    </Container>
  );
}

export default function SystemContainerSpacing() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      <ThemeProvider theme={narrow}>
        <Line text="Spacing unit of 2 px" />
      </ThemeProvider>
      <ThemeProvider theme={wide}>
        <Line text="Spacing unit of 20 px" />
      </ThemeProvider>
    </Stack>
  );
}
