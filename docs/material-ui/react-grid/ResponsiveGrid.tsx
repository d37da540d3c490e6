import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const films = [
  'The Long Ferry',
  'Harbor Lights',
  'Two Winters',
  'Salt',
  'A Letter North',
  'Dune Road',
];

export default function ResponsiveGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={{ xs: 1, md: 2 }}>
        {films.map((film) => (
          <Grid key={film} size={{ xs: 12, sm: 6, md: 4 }}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography>{film}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
