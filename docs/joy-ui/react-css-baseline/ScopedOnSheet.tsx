import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Sheet from '@mui/joy/Sheet';

export default function ScopedOnSheet() {
  return (
    <Sheet variant="soft" color="primary" sx={{ maxWidth: 400, borderRadius: 'md', p: 2 }}>
      <ScopedCssBaseline sx={{ bgcolor: 'transparent', color: 'inherit', lineHeight: 1.8 }}>
        An article from the editor, on the surface of the Sheet and in its color, with more space
        between the lines.
      </ScopedCssBaseline>
    </Sheet>
  );
}
