import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColors() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography component="div">Primary, a surface in dark mode</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar>
          <Typography component="div">Primary in both modes</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="default">
        <Toolbar>
          <Typography component="div">Default, a gray surface</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="transparent" elevation={0}>
        <Toolbar>
          <Typography component="div">Transparent, without a shadow</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
