import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Chip' {
  interface ChipPropsVariantOverrides {
    dashed: true;
  }
}

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          ...(ownerState.variant === 'dashed' && {
            color: current.vars.palette.text.primary,
            border: '1px dashed currentColor',
          }),
        }),
      },
    },
  },
});

export default function DashedChips() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip variant="outlined">Confirmed</Chip>
        <Chip variant="dashed">Provisional</Chip>
      </Stack>
    </ThemeProvider>
  );
}
