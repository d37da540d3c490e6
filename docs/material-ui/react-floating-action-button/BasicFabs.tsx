import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';

export default function BasicFabs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Fab color="primary" aria-label="Add a sighting">
        <AddIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit the sighting">
        <EditIcon />
      </Fab>
      <Fab aria-label="Center the map on me">
        <MyLocationIcon />
      </Fab>
    </Stack>
  );
}
