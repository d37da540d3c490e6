import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import { Berth } from './Berth';
import './berthTheme';

const theme = extendTheme({
  components: {
    DocsBerth: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          borderRadius: 0,
          ...(ownerState.color === 'danger' && { borderStyle: 'dashed' }),
        }),
        number: { letterSpacing: '0.04em' },
      },
    },
  },
});

export default function ThemedBerths() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Berth number={14}>Free until Sunday</Berth>
        <Berth number={15} color="danger">
          Closed, no power
        </Berth>
        <Berth number={16} variant="soft" sx={{ borderRadius: 'lg' }}>
          Taken
        </Berth>
      </Stack>
    </ThemeProvider>
  );
}
