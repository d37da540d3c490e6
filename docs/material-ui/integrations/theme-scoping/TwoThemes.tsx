import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { ThemeProvider as EmotionProvider } from '@emotion/react';
import styled from '@emotion/styled';

interface BadgeTheme {
  badge?: { background: string; text: string };
}

const Badge = styled('span')(({ theme }) => {
  const { badge } = theme as BadgeTheme;
  return {
    padding: '4px 12px',
    borderRadius: 999,
    background: badge?.background,
    color: badge?.text,
  };
});

const badgeTheme: BadgeTheme = { badge: { background: '#134e4a', text: '#f0fdfa' } };
const materialTheme = createTheme({
  palette: { primary: { main: '#6a1b4d' } },
  typography: { button: { textTransform: 'none' } },
});

export default function TwoThemes() {
  return (
    <EmotionProvider theme={badgeTheme}>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Badge>Grown here</Badge>
          <Button variant="contained">Order a seedling</Button>
        </Stack>
      </ThemeProvider>
    </EmotionProvider>
  );
}
