import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PlaceIcon from '@mui/icons-material/Place';
import ScheduleIcon from '@mui/icons-material/Schedule';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function TypographyDecorators() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography
        level="title-lg"
        component="div"
        startDecorator={<PlaceIcon sx={iconSize} />}
        endDecorator={
          <Chip size="sm" color="success" variant="soft">
            open
          </Chip>
        }
      >
        City library
      </Typography>
      <Typography
        level="body-sm"
        startDecorator={<ScheduleIcon sx={iconSize} />}
        sx={{ alignItems: 'flex-start' }}
      >
        Monday to Saturday from nine in the morning until eight in the evening, except on public
        holidays.
      </Typography>
    </Stack>
  );
}
