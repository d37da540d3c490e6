import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    noticeBoard: { width: number; pins: { urgent: string; event: string } };
  }
  interface ThemeOptions {
    noticeBoard?: { width?: number; pins?: { urgent?: string; event?: string } };
  }
}

const theme = createTheme({
  noticeBoard: { width: 220, pins: { urgent: '#b3261e', event: '#00695c' } },
});

const Note = styled(Paper, { shouldForwardProp: (prop) => prop !== 'pin' })<{
  pin: 'urgent' | 'event';
}>(({ theme: current, pin }) => ({
  width: current.noticeBoard.width,
  padding: current.spacing(2),
  borderBlockStart: `6px solid ${current.noticeBoard.pins[pin]}`,
}));

export default function CustomValue() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Note variant="outlined" pin="urgent">
          <Typography variant="subtitle2" component="div">
            Urgent
          </Typography>
          The well is closed until Thursday.
        </Note>
        <Note variant="outlined" pin="event">
          <Typography variant="subtitle2" component="div">
            Event
          </Typography>
          The plum harvest begins on Saturday.
        </Note>
      </Stack>
    </ThemeProvider>
  );
}
