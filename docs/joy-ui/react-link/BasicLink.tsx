import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TrainIcon from '@mui/icons-material/Train';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function BasicLink() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link href="#decorators" startDecorator={<ScheduleIcon sx={iconSize} />}>
        Opening hours
      </Link>
      <Link href="#decorators" startDecorator={<TrainIcon sx={iconSize} />}>
        Directions by train
      </Link>
      <Link href="#typography-level" level="body-sm" color="neutral">
        Garden rules
      </Link>
    </Stack>
  );
}
