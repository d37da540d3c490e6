import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const trains = ['IC 12, Bern', 'IR 70, Lucerne', 'RE 8, Chur', 'S 3, Wetzikon'];

export default function ColumnsByBreakpoint() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {trains.map((train) => (
        <Paper key={train} variant="outlined" sx={{ p: 2 }}>
          {train}
        </Paper>
      ))}
    </Box>
  );
}
