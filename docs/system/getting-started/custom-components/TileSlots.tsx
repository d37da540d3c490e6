import { Stack, ThemeProvider } from '@mui/system';
import { HARBOR_ID, harborTheme } from './harborSystem';
import { TideTile } from './TideTile';

export default function TileSlots() {
  return (
    <ThemeProvider themeId={HARBOR_ID} theme={harborTheme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '16px' }}>
        <TideTile
          label="High water"
          value="14:05"
          slots={{ value: 'time' }}
          slotProps={{ label: { title: 'Gauge at the north pier' } }}
        />
        <TideTile
          label="Water level"
          value="3.2 m"
          sx={{ bgcolor: 'sea.text', color: 'sea.main', border: '2px solid' }}
        />
      </Stack>
    </ThemeProvider>
  );
}
