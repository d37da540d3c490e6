import ThemeProvider from '@mui/system/ThemeProvider';
import createBox from '@mui/system/createBox';
import createTheme from '@mui/system/createTheme';

const ticketTheme = createTheme({
  spacing: 6,
  palette: { ticket: { paper: '#fdf3d8', ink: '#3d2c00' } },
});

const TicketBox = createBox({
  themeId: 'ticket-shop',
  defaultTheme: ticketTheme,
  defaultClassName: 'Ticket-root',
});

export default function BoxOwnTheme() {
  return (
    <ThemeProvider theme={{ 'ticket-shop': ticketTheme }}>
      <TicketBox
        sx={{
          p: 4,
          bgcolor: 'ticket.paper',
          color: 'ticket.ink',
          border: '2px dashed currentColor',
          borderRadius: 2,
        }}
      >
        Row 7, seat 12. Doors open at 19:30.
      </TicketBox>
    </ThemeProvider>
  );
}
