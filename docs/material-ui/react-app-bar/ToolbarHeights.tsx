import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ToolbarHeights() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <AppBar component="div" position="static">
        <Toolbar variant="dense">
          <Typography component="div">Dense: editors and consoles</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography component="div">Regular: most pages</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static">
        <Toolbar sx={{ '@media all': { minHeight: 128 }, alignItems: 'flex-end', pb: 2 }}>
          <Typography variant="h5" component="div">
            Prominent: long titles
          </Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
