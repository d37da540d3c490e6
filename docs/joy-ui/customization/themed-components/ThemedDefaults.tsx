import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: { defaultProps: { variant: 'soft', color: 'neutral', size: 'sm' } },
    JoyInput: { defaultProps: { variant: 'soft', size: 'sm' } },
  },
});

export default function ThemedDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Input
          placeholder="MV Nordlys"
          slotProps={{ input: { 'aria-label': 'Name of the ship' } }}
        />
        <Button>Add</Button>
        <Button color="primary" variant="solid">
          Send the list
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
