import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const cells = [
  { label: 'Tonight', size: 8 },
  { label: 'Weather', size: 4 },
  { label: 'Tickets', size: 4 },
  { label: 'Programme', size: 8 },
];

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {cells.map((cell) => (
          <Grid key={cell.label} size={cell.size}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center', overflowWrap: 'anywhere' }}>
              {cell.label}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
