import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 4, 8, 12, 16, 24];

export default function PaperElevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
      }}
    >
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ py: 3, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
