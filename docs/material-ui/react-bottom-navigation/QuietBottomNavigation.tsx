import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HistoryIcon from '@mui/icons-material/History';
import LocationOnIcon from '@mui/icons-material/LocationOn';

export default function QuietBottomNavigation() {
  const [value, setValue] = React.useState('recent');
  const current = (name: string) => (value === name ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Stops"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <BottomNavigationAction
        label="Recent"
        value="recent"
        icon={<HistoryIcon />}
        aria-current={current('recent')}
      />
      <BottomNavigationAction
        label="Favorites"
        value="favorites"
        icon={<FavoriteIcon />}
        aria-current={current('favorites')}
      />
      <BottomNavigationAction
        label="Nearby"
        value="nearby"
        icon={<LocationOnIcon />}
        aria-current={current('nearby')}
      />
    </BottomNavigation>
  );
}
