import { Stack, ThemeProvider } from '@mui/system';
import { HARBOUR_ID, harbourTheme } from './harbourSystem';
import { TideTile } from './TideTile';

export default function TileBasics() {
  return (
    <ThemeProvider themeId={HARBOUR_ID} theme={harbourTheme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '16px' }}>
        <TideTile label="High water" value="14:05" />
        <TideTile label="Low water" value="20:22" size="large" />
      </Stack>
    </ThemeProvider>
  );
}
