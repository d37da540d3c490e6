import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const stops = Array.from({ length: 16 }, (_, index) => `Stop ${index + 1}`);

export default function FixedAppBar() {
  return (
    <Box>
      <AppBar component="div" position="fixed">
        <Toolbar>
          <Typography variant="h6" component="div">
            Bus line 7
          </Typography>
        </Toolbar>
      </AppBar>
      {/* An empty toolbar keeps the first stop below the bar. */}
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {stops.map((stop) => (
          <Typography key={stop} sx={{ py: 1 }}>
            {stop}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
