import Stack from '@mui/material/Stack';
import ForestIcon from '@mui/icons-material/Forest';
import GrassIcon from '@mui/icons-material/Grass';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ParkIcon from '@mui/icons-material/Park';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import YardIcon from '@mui/icons-material/Yard';

export default function IconColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <ParkIcon />
      <ForestIcon color="action" />
      <YardIcon color="primary" />
      <LocalFloristIcon color="secondary" />
      <GrassIcon color="success" />
      <WbSunnyIcon htmlColor="#c77700" />
    </Stack>
  );
}
