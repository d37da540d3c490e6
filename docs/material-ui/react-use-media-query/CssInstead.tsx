import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const rooms = ['Reading room', 'Archive', 'Map room'];

export default function CssInstead() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {rooms.map((room) => (
        <Paper key={room} variant="outlined" sx={{ p: 2 }}>
          {room}
        </Paper>
      ))}
    </Box>
  );
}
