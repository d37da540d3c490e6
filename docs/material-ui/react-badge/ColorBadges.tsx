import EventIcon from '@mui/icons-material/Event';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const counts = [
  { label: 'new bookings', value: 3, color: 'primary' },
  { label: 'changed bookings', value: 8, color: 'secondary' },
  { label: 'confirmed bookings', value: 12, color: 'success' },
] as const;

export default function ColorBadges() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 4, p: 1 }}>
      {counts.map(({ label, value, color }) => (
        <Badge
          key={label}
          badgeContent={value}
          color={color}
          role="img"
          aria-label={`${value} ${label}`}
        >
          <EventIcon />
        </Badge>
      ))}
    </Stack>
  );
}
