import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TextAlignment() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography sx={{ textAlign: 'start' }}>Departs 10:05</Typography>
      <Typography align="center" gutterBottom>
        Crossing: 35 minutes
      </Typography>
      <Typography sx={{ textAlign: 'end' }}>Arrives 10:40</Typography>
    </Box>
  );
}
