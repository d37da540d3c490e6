import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tiles = [
  { title: 'Tonight', text: 'The Winter Garden, main hall, 19:30', size: 8 },
  { title: 'Weather', text: '4 °C, light snow', size: 4 },
  { title: 'Tickets', text: '38 of 420 left', size: 4 },
  { title: 'Program', text: 'Overture, three acts, one intermission', size: 8 },
  { title: 'Foyer', text: 'Opens at 18:30', size: 6 },
  { title: 'Last tram', text: '23:48, line 4', size: 6 },
];

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {tiles.map(({ title, text, size }) => (
          <Grid key={title} size={size}>
            <Paper variant="outlined" sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}>
              <Typography variant="body2" color="textSecondary">
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
