import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BuildOutlinedIcon from '@mui/icons-material/BuildOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';

const WIDTH = 232;

const places = [
  { href: '#dashboard-content', text: 'Overview', icon: <DashboardOutlinedIcon /> },
  { href: '#dashboard-rides', text: 'Rides', icon: <ScheduleOutlinedIcon /> },
  { href: '#dashboard-repairs', text: 'Repairs', icon: <BuildOutlinedIcon /> },
  { href: '#dashboard-stations', text: 'Stations', icon: <PlaceOutlinedIcon /> },
];

function Places({ onChoose }: { onChoose?: () => void }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 2.5 }}>
        <PedalBikeIcon color="primary" />
        <Typography component="div" sx={{ fontWeight: 700, letterSpacing: '0.02em' }}>
          Harbor Bikes
        </Typography>
      </Box>
      <List sx={{ px: 1 }}>
        {places.map(({ href, text, icon }, index) => (
          <ListItem key={text} disablePadding>
            <ListItemButton
              component="a"
              href={href}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
              onClick={onChoose}
              sx={{ borderRadius: 1, color: 'text.primary' }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={text} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

interface NavigationProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A column beside the content from `md` up, and a drawer over it below. */
export function Navigation({ isOpen, onClose }: NavigationProps) {
  return (
    <>
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: `0 0 ${WIDTH}px`,
          position: 'sticky',
          top: 0,
          height: '100dvh',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Places />
      </Box>
      <Drawer
        open={isOpen}
        onClose={onClose}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: { component: 'nav', 'aria-label': 'Main', sx: { width: WIDTH } },
        }}
      >
        <Places onChoose={onClose} />
      </Drawer>
    </>
  );
}
