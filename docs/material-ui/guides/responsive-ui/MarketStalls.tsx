import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const stalls = [
  'Cheese from the alp',
  'Bread and pretzels',
  'Apples and pears',
  'Honey',
  'Flowers',
  'Fish',
];

export default function MarketStalls() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      }}
    >
      {stalls.map((stall) => (
        <Paper key={stall} variant="outlined" sx={{ p: { xs: 1.5, md: 2 }, minWidth: 0 }}>
          <Typography>{stall}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
