import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: { root: { borderRadius: 999 } },
    },
    JoyInput: {
      styleOverrides: { root: { borderRadius: 999, paddingInline: '1rem' } },
    },
  },
});

export default function RegionTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Input
          placeholder="Harbor or city"
          slotProps={{ input: { 'aria-label': 'Destination of the ferry' } }}
        />
        <Button>Search</Button>
        <Button variant="outlined">Map</Button>
      </Stack>
    </ThemeProvider>
  );
}
