import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import BalconyIcon from '@mui/icons-material/Balcony';
import LocalParkingIcon from '@mui/icons-material/LocalParking';
import PetsIcon from '@mui/icons-material/Pets';

export default function MultipleToggle() {
  const [wishes, setWishes] = React.useState<string[]>(['balcony']);

  return (
    <ToggleButtonGroup
      value={wishes}
      onChange={(_event, next: string[]) => setWishes(next)}
      aria-label="What the apartment needs"
    >
      <ToggleButton value="balcony" aria-label="Balcony">
        <BalconyIcon />
      </ToggleButton>
      <ToggleButton value="parking" aria-label="Parking">
        <LocalParkingIcon />
      </ToggleButton>
      <ToggleButton value="pets" aria-label="Pets allowed">
        <PetsIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
