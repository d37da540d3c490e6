import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

export default function ScopedText() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, fontFamily: 'serif' }}>
      <div>Text on the page around the widget, in its own serif font.</div>
      <ScopedCssBaseline>
        <div style={{ padding: 16 }}>Text inside the scope, in the font of the theme.</div>
      </ScopedCssBaseline>
    </Stack>
  );
}
