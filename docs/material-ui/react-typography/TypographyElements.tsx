import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyElements() {
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography variant="h6" component="p">
        Harbor bulletin
      </Typography>
      <Typography component="time" dateTime="2026-05-04" variant="caption">
        May 4, 2026
      </Typography>
      <Typography>
        The bridge opens at ten past every hour.{' '}
        <Typography component="strong" variant="inherit" sx={{ fontWeight: 700 }}>
          Boats keep right.
        </Typography>
      </Typography>
    </Box>
  );
}
