import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function RootElement() {
  return (
    <Box component="article" aria-label="Library notice">
      <Typography component="p" variant="h6">
        The reading room is closed
      </Typography>
      <Typography component="time" dateTime="2026-03-14" variant="body2">
        March 14
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Chip component="a" href="#change-the-root-element" clickable label="More about roots" />
      </Box>
    </Box>
  );
}
