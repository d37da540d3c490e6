import { Stack, ThemeProvider } from '@mui/system';
import { HARBOR_ID, harborTheme } from './harborSystem';
import { TideTile } from './TideTile';

export default function TileBasics() {
  return (
    <ThemeProvider themeId={HARBOR_ID} theme={harborTheme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '16px' }}>
        <TideTile label="High water" value="14:05" />
        <TideTile label="Low water" value="20:22" size="large" />
      </Stack>
    </ThemeProvider>
  );
}
