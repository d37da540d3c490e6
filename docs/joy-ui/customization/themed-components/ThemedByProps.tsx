import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          borderRadius: current.vars.radius.xs,
          ...(ownerState.size === 'lg' && { fontWeight: current.vars.fontWeight.xl }),
          ...(ownerState.color === 'danger' && { textTransform: 'uppercase' }),
        }),
      },
    },
  },
});

export default function ThemedByProps() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip>On time</Chip>
        <Chip size="lg">Boarding</Chip>
        <Chip color="danger">Canceled</Chip>
      </Stack>
    </ThemeProvider>
  );
}
