import { ThemeProvider } from '@mui/system';
import { HARBOR_ID, harborTheme } from './harborSystem';
import { TideTile } from './TideTile';

export default function TileSlots() {
  return (
    <ThemeProvider themeId={HARBOR_ID} theme={harborTheme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
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
      </div>
    </ThemeProvider>
  );
}
