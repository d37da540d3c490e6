import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const beds = [
  { name: 'Rose walk', lines: 2 },
  { name: 'Herb spiral', lines: 4 },
  { name: 'Pond', lines: 1 },
  { name: 'Orchard', lines: 3 },
  { name: 'Meadow', lines: 2 },
];

export default function ResponsiveMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 260 }}>
      <Masonry columns={{ xs: 2, sm: 3, md: 4 }} spacing={{ xs: 1, sm: 2, md: 2 }}>
        {beds.map((bed) => (
          <Paper key={bed.name} variant="outlined" sx={{ p: 2, minHeight: bed.lines * 40 }}>
            <Typography>{bed.name}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
