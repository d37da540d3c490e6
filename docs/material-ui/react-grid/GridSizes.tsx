import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const cellSx = { p: 1, textAlign: 'center' } as const;

export default function GridSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={1}>
        <Grid size="auto">
          <Paper variant="outlined" sx={cellSx}>
            auto: Row 7
          </Paper>
        </Grid>
        <Grid size="grow">
          <Paper variant="outlined" sx={cellSx}>
            grow
          </Paper>
        </Grid>
        <Grid size={3}>
          <Paper variant="outlined" sx={cellSx}>
            3
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
