import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function GridColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container columns={{ xs: 4, sm: 7 }} spacing={1}>
        {weekdays.map((weekday) => (
          <Grid key={weekday} size={1}>
            <Paper variant="outlined" sx={{ py: 1, textAlign: 'center' }}>
              {weekday}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
