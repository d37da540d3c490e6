import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const shelves = ['Poetry', 'Travel', 'Maps', 'Atlases'];

export default function MigratedColumns() {
  return (
    <Box sx={{ width: '100%', p: 2 }}>
      <Grid container spacing={2}>
        {shelves.map((shelf) => (
          <Grid key={shelf} size={{ xs: 6, md: 3 }}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {shelf}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
