import { ThemeProvider } from '@mui/system';
import { HARBOR_ID, harborTheme } from './harborSystem';
import { TideTile } from './TideTile';

export default function TileBasics() {
  return (
    <ThemeProvider themeId={HARBOR_ID} theme={harborTheme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <TideTile label="High water" value="14:05" />
        <TideTile label="Low water" value="20:22" size="large" />
      </div>
    </ThemeProvider>
  );
}
