import ScheduleIcon from '@mui/icons-material/Schedule';
import TrainIcon from '@mui/icons-material/Train';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IconChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<TrainIcon />} label="Platform 3" />
      <Chip icon={<ScheduleIcon />} label="On time" color="success" size="small" />
      <Chip
        avatar={<Avatar aria-hidden>M</Avatar>}
        label="Mina Okafor"
        color="primary"
        variant="outlined"
      />
    </Stack>
  );
}
