import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ChatIcon from '@mui/icons-material/Chat';
import InboxIcon from '@mui/icons-material/Inbox';
import SettingsIcon from '@mui/icons-material/Settings';

export default function BadgeBottomNavigation() {
  const [value, setValue] = React.useState(1);
  const current = (index: number) => (value === index ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Messages"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <BottomNavigationAction
        label="Chats"
        aria-current={current(0)}
        icon={
          <Badge badgeContent={4} color="primary">
            <ChatIcon />
          </Badge>
        }
      />
      <BottomNavigationAction label="Archive" aria-current={current(1)} icon={<InboxIcon />} />
      <BottomNavigationAction label="Settings" aria-current={current(2)} icon={<SettingsIcon />} />
    </BottomNavigation>
  );
}
