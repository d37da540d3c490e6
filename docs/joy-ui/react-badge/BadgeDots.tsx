import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Kiln', size: 'sm', state: 'free', color: 'success' },
  { name: 'Press', size: 'md', state: 'in use', color: 'warning' },
  { name: 'Loom', size: 'lg', state: 'broken', color: 'danger' },
] as const;

export default function BadgeDots() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {rooms.map(({ name, size, state, color }) => (
        <Badge key={name} size={size} color={color} badgeInset="0 -8px 0 0">
          <Typography component="span">
            {name}, {state}
          </Typography>
        </Badge>
      ))}
    </Stack>
  );
}
