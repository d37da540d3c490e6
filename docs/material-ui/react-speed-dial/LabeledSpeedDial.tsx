import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HikingIcon from '@mui/icons-material/Hiking';

const trips = [
  { icon: <HikingIcon />, title: 'Hike' },
  { icon: <DirectionsBikeIcon />, title: 'Ride' },
  { icon: <DirectionsBoatIcon />, title: 'Boat' },
];

export default function LabeledSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <SpeedDial
        ariaLabel="Record a trip"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}
      >
        {trips.map((trip) => (
          <SpeedDialAction
            key={trip.title}
            icon={trip.icon}
            slotProps={{ tooltip: { title: trip.title, open: true } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
