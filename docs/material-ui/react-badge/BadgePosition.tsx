import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BadgePosition() {
  return (
    <Stack direction="row" sx={{ gap: 5, p: 1 }}>
      <Badge badgeContent={5} color="secondary" role="img" aria-label="Room 12, 5 requests">
        <Avatar variant="rounded" sx={colors}>
          12
        </Avatar>
      </Badge>
      <Badge
        badgeContent={2}
        color="secondary"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        role="img"
        aria-label="Ada Moreno, 2 requests"
      >
        <Avatar sx={colors}>AM</Avatar>
      </Badge>
    </Stack>
  );
}
