import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const cell = { height: 1, p: 1, border: '1px solid currentColor', borderRadius: 1 };

export default function SystemGridBasics() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Box sx={cell}>Program of the week</Box>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Box sx={cell}>Tickets</Box>
      </Grid>
      <Grid size={6}>
        <Box sx={cell}>Getting here</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={cell}>Opening hours</Box>
      </Grid>
    </Grid>
  );
}
