import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Reading room', 'Archive', 'Scanner', 'Lockers'];

export default function MigratedNesting() {
  return (
    <Box sx={{ width: '100%', p: 2 }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 4 }}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            Entrance
          </Paper>
        </Grid>
        <Grid container size={{ xs: 12, sm: 8 }}>
          {rooms.map((room) => (
            <Grid key={room} size={6}>
              <Paper variant="outlined" sx={{ p: 1 }}>
                {room}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
