import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function MaxBadges() {
  return (
    <Stack direction="row" sx={{ gap: 5, p: 1 }}>
      <Badge badgeContent={250} color="primary" role="img" aria-label="More than 99 notices">
        <NotificationsIcon />
      </Badge>
      <Badge
        badgeContent={1250}
        max={999}
        color="primary"
        role="img"
        aria-label="More than 999 notices"
      >
        <NotificationsIcon />
      </Badge>
      <Badge badgeContent={0} showZero color="primary" role="img" aria-label="No notices">
        <NotificationsIcon />
      </Badge>
    </Stack>
  );
}
