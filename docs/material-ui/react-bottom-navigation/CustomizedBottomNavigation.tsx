import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import WavesIcon from '@mui/icons-material/Waves';

const action = {
  minWidth: 64,
  borderBlockStart: '3px solid transparent',
  [`&.${bottomNavigationActionClasses.selected}`]: {
    borderBlockStartColor: 'currentColor',
    color: 'secondary.main',
  },
  [`& .${bottomNavigationActionClasses.label}`]: {
    fontSize: '0.8125rem',
    [`&.${bottomNavigationActionClasses.selected}`]: { fontWeight: 700 },
  },
};

const places = [
  { label: 'Berths', icon: <AnchorIcon /> },
  { label: 'Boats', icon: <SailingIcon /> },
  { label: 'Tides', icon: <WavesIcon /> },
];

export default function CustomizedBottomNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Harbor"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: '100%', maxWidth: 420, height: 64 }}
    >
      {places.map((place, index) => (
        <BottomNavigationAction
          key={place.label}
          {...place}
          sx={action}
          aria-current={value === index ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
