import Badge from '@mui/joy/Badge';
import type { BadgeProps } from '@mui/joy/Badge';
import Avatar from '@mui/joy/Avatar';

export default function BadgePlayground(props: BadgeProps) {
  return (
    <Badge {...props}>
      <Avatar role="img" aria-label="Orders" variant="outlined" sx={{ '--Avatar-radius': '6px' }}>
        OR
      </Avatar>
    </Badge>
  );
}
