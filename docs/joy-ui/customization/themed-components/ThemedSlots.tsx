import Alert from '@mui/joy/Alert';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import AnchorIcon from '@mui/icons-material/Anchor';

const theme = extendTheme({
  components: {
    JoyAlert: {
      styleOverrides: {
        root: { borderInlineStart: '4px solid' },
        startDecorator: { alignSelf: 'flex-start' },
      },
    },
    JoyCheckbox: {
      styleOverrides: {
        checkbox: { borderRadius: '50%' },
        label: { fontWeight: 600 },
      },
    },
  },
});

export default function ThemedSlots() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
        <Alert
          role="status"
          startDecorator={<AnchorIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        >
          Berth 14 is reserved until Sunday. Shore power is included.
        </Alert>
        <Checkbox label="I need a crane" defaultChecked />
      </Stack>
    </ThemeProvider>
  );
}
