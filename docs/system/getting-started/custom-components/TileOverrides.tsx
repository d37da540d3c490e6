import { ThemeProvider } from '@mui/system';
import { createHarborTheme, HARBOR_ID } from './harborSystem';
import { TideTile } from './TideTile';

const theme = createHarborTheme({
  components: {
    HarborTile: {
      defaultProps: { size: 'large' },
      styleOverrides: {
        root: { borderRadius: 20 },
        label: { textTransform: 'uppercase', letterSpacing: '0.08em' },
      },
      variants: [{ props: { size: 'normal' }, style: { border: '4px double #ffffff' } }],
    },
  },
});

export default function TileOverrides() {
  return (
    <ThemeProvider themeId={HARBOR_ID} theme={theme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <TideTile label="High water" value="14:05" />
        <TideTile label="Low water" value="20:22" size="normal" />
      </div>
    </ThemeProvider>
  );
}
