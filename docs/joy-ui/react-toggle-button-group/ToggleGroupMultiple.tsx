import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import ElevatorIcon from '@mui/icons-material/Elevator';
import LocalParkingIcon from '@mui/icons-material/LocalParking';
import WifiIcon from '@mui/icons-material/Wifi';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function ToggleGroupMultiple() {
  const [wanted, setWanted] = React.useState<string[]>(['wifi']);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Room features"
        value={wanted}
        onChange={(event, next) => setWanted(next)}
      >
        <IconButton value="wifi" aria-label="Wi-Fi">
          <WifiIcon sx={iconSize} />
        </IconButton>
        <IconButton value="elevator" aria-label="Elevator">
          <ElevatorIcon sx={iconSize} />
        </IconButton>
        <IconButton value="parking" aria-label="Parking">
          <LocalParkingIcon sx={iconSize} />
        </IconButton>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {wanted.length} of 3 chosen
      </Typography>
    </Stack>
  );
}
