import Box from '@mui/material/Box';
import Grid, { type GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const values = { phone: 0, xs: 0, tablet: 560, sm: 600, laptop: 860, md: 900, lg: 1200, xl: 1536 };
// In an app, put these values in the theme of the whole app.
const { breakpoints } = createTheme({ breakpoints: { values } });
// Without the module augmentation, TypeScript only knows the default names.
const wide = { phone: 1, tablet: 2 } as GridProps['spacing'];
const columns = { phone: 12, tablet: 6, laptop: 4 } as GridProps['size'];

const shows = [
  { time: '14:00', film: 'Two Winters' },
  { time: '16:30', film: 'A Letter North' },
  { time: '18:45', film: 'Dune Road' },
  { time: '20:15', film: 'The Long Ferry' },
  { time: '21:00', film: 'Salt' },
  { time: '22:40', film: 'Harbor Lights' },
];

export default function CustomBreakpointsGrid() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, breakpoints })}>
      <Box sx={{ width: '100%', p: 2, boxSizing: 'border-box' }}>
        <Grid container spacing={wide}>
          {shows.map(({ time, film }) => (
            <Grid key={film} size={columns}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography variant="body2" color="textSecondary">
                  {time}
                </Typography>
                <Typography>{film}</Typography>
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
