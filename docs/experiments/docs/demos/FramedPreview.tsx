import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';

export default function FramedPreview() {
  return (
    <Box sx={{ p: 2, pb: 9 }}>
      <Typography>The bar below is fixed to the window of the frame.</Typography>
      <Paper elevation={3} sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation showLabels value={0}>
          <BottomNavigationAction label="Home" icon={<HomeIcon />} />
          <BottomNavigationAction label="Settings" icon={<SettingsIcon />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
