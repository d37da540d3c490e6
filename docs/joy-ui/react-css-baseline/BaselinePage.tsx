import CssBaseline from '@mui/joy/CssBaseline';

export default function BaselinePage() {
  return (
    <div style={{ padding: 16 }}>
      <CssBaseline />
      Plain text in the font and the color of the theme, <b>bold text</b> in weight 600, and no
      margin around the page.
    </div>
  );
}
