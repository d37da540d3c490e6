import { Stack, ThemeProvider } from '@mui/system';
import { HARBOUR_ID, harbourTheme } from './harbourSystem';
import { TideTile } from './TideTile';

export default function TileSlots() {
  return (
    <ThemeProvider themeId={HARBOUR_ID} theme={harbourTheme}>
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
