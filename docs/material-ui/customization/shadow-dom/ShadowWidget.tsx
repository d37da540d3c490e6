import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { primary: { main: '#6a1b9a' } } });

export default function ShadowWidget() {
  const hostRef = React.useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = React.useState<{ root: HTMLElement; cache: EmotionCache } | null>(
    null,
  );
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    const host = hostRef.current;
    if (!host) {
      return;
    }
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const styles = root.appendChild(document.createElement('div'));
    const mount = root.appendChild(document.createElement('div'));
    setShadow({ root: mount, cache: createCache({ key: 'widget', container: styles }) });
  }, []);

  return (
    <div ref={hostRef} style={{ minHeight: 70 }}>
      {shadow && (
        <Portal container={shadow.root}>
          <CacheProvider value={shadow.cache}>
            <ThemeProvider theme={theme}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Button variant="contained" onClick={() => setCount(count + 1)}>
                  Seats in the cart: {count}
                </Button>
              </Paper>
            </ThemeProvider>
          </CacheProvider>
        </Portal>
      )}
    </div>
  );
}
