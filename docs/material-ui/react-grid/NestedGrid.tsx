import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const halls = ['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'];

export default function NestedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 4 }}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Typography>Ticket desk</Typography>
          </Paper>
        </Grid>
        <Grid container size={{ xs: 12, sm: 8 }}>
          {halls.map((hall) => (
            <Grid key={hall} size={6}>
              <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
                {hall}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
