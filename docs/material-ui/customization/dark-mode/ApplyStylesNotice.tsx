import Box from '@mui/material/Box';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const Notice = styled('div')(({ theme }) => [
  {
    padding: theme.spacing(2),
    borderRadius: theme.shape.borderRadius,
    border: '1px solid #b26a00',
    color: '#5f3700',
    backgroundColor: '#fff4e0',
  },
  theme.applyStyles('dark', {
    borderColor: '#ffb74d',
    color: '#ffe0b2',
    backgroundColor: '#3a2a10',
  }),
]);

const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

export default function ApplyStylesNotice() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}>
      <ThemeProvider theme={light}>
        <Notice>Light: the ferry leaves 20 minutes late.</Notice>
      </ThemeProvider>
      <ThemeProvider theme={dark}>
        <Notice>Dark: the ferry leaves 20 minutes late.</Notice>
      </ThemeProvider>
    </Box>
  );
}
