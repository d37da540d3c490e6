import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const cell = { p: 1, border: '1px solid currentColor', borderRadius: 1 };
const days = ['Mon', 'Tue', 'Wed', 'Thu'];

export default function SystemGridNesting() {
  return (
    <Grid container columns={8} spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 8, sm: 4 }}>
        <Box sx={cell}>Morning shift</Box>
      </Grid>
      <Grid container size={{ xs: 8, sm: 4 }}>
        {days.map((day) => (
          <Grid key={day} size={4}>
            <Box sx={cell}>{day}</Box>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
