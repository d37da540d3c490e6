import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [70, 110, 50, 90, 60, 80];

export default function ServerMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 240 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultSpacing={1} defaultHeight={200}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ p: 1, height }}>
            Bed {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
