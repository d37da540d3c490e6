import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import InsightsIcon from '@mui/icons-material/Insights';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SettingsIcon from '@mui/icons-material/Settings';

const sections = [
  { label: 'Orders', icon: <ReceiptLongIcon /> },
  { label: 'Deliveries', icon: <LocalShippingIcon /> },
  { label: 'Customers', icon: <PeopleIcon /> },
  { label: 'Reports', icon: <InsightsIcon /> },
  { label: 'Settings', icon: <SettingsIcon /> },
];

interface NavigationListProps {
  current: string;
  onNavigate: (section: string) => void;
  /** Shows the icons only, with the labels as tooltips. */
  collapsed?: boolean;
}

/** In your app, render each ListItemButton as your router's link. */
export function NavigationList({ current, onNavigate, collapsed = false }: NavigationListProps) {
  return (
    <List>
      {sections.map(({ label, icon }) => (
        <ListItem key={label} disablePadding>
          <Tooltip title={collapsed ? label : ''} placement="right">
            <ListItemButton
              selected={label === current}
              aria-current={label === current ? 'page' : undefined}
              onClick={() => onNavigate(label)}
              sx={{ minHeight: 48 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={label} sx={{ whiteSpace: 'nowrap' }} />
            </ListItemButton>
          </Tooltip>
        </ListItem>
      ))}
    </List>
  );
}
