import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const cellSx = { p: 1, textAlign: 'center' } as const;

export default function GridOffsets() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={1}>
        <Grid size={4} offset={{ xs: 2, md: 4 }}>
          <Paper variant="outlined" sx={cellSx}>
            Stage
          </Paper>
        </Grid>
        <Grid size={4} offset="auto">
          <Paper variant="outlined" sx={cellSx}>
            Exit
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
