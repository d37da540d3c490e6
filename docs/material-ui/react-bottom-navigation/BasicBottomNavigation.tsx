import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';

const places = [
  { label: 'Departures', icon: <DirectionsBusIcon /> },
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Account', icon: <PersonIcon /> },
];

export default function BasicBottomNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Transit app"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {places.map((place, index) => (
        <BottomNavigationAction
          key={place.label}
          label={place.label}
          icon={place.icon}
          aria-current={value === index ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
