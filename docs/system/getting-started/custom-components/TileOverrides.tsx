import { Stack, ThemeProvider } from '@mui/system';
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
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '16px' }}>
        <TideTile label="High water" value="14:05" />
        <TideTile label="Low water" value="20:22" size="normal" />
      </Stack>
    </ThemeProvider>
  );
}
