import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridAlignment() {
  return (
    <Box sx={{ width: '100%', p: 2, border: 1, borderColor: 'divider' }}>
      <Grid container spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Grid size={{ xs: 'grow', sm: 'auto' }}>
          <Typography>Harbor Lights, 20:15</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Hall 2, subtitles in Dutch
          </Typography>
        </Grid>
        <Grid size="auto">
          <Button variant="contained">Choose seats</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
