import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SupportAgentIcon from '@mui/icons-material/SupportAgent';

export default function LinkBottomNavigation() {
  return (
    <BottomNavigation
      component="nav"
      aria-label="Ticket office"
      showLabels
      value="links"
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <BottomNavigationAction
        component="a"
        href="#basics"
        value="basics"
        label="Timetable"
        icon={<ScheduleIcon />}
      />
      <BottomNavigationAction
        component="a"
        href="#links"
        value="links"
        label="Tickets"
        icon={<ConfirmationNumberIcon />}
        aria-current="page"
      />
      <BottomNavigationAction
        component="a"
        href="#accessibility"
        value="accessibility"
        label="Help"
        icon={<SupportAgentIcon />}
      />
    </BottomNavigation>
  );
}
