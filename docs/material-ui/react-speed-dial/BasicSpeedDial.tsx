import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EventIcon from '@mui/icons-material/Event';
import NoteAddIcon from '@mui/icons-material/NoteAdd';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const actions = [
  { icon: <NoteAddIcon />, title: 'Note' },
  { icon: <PhotoCameraIcon />, title: 'Photo' },
  { icon: <EventIcon />, title: 'Appointment' },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <SpeedDial
        ariaLabel="Add to the journal"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}
      >
        {actions.map((action) => (
          <SpeedDialAction
            key={action.title}
            icon={action.icon}
            slotProps={{ tooltip: { title: action.title } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
