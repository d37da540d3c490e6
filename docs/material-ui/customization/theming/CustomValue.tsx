import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    noticeBoard: { width: number; pin: string };
  }
  interface ThemeOptions {
    noticeBoard?: { width?: number; pin?: string };
  }
}

const theme = createTheme({
  noticeBoard: { width: 280, pin: '#b3261e' },
});

const Note = styled(Paper)(({ theme: current }) => ({
  maxWidth: current.noticeBoard.width,
  padding: current.spacing(2),
  borderBlockStart: `6px solid ${current.noticeBoard.pin}`,
}));

export default function CustomValue() {
  return (
    <ThemeProvider theme={theme}>
      <Note variant="outlined">The well is closed until Thursday.</Note>
    </ThemeProvider>
  );
}
