import Avatar from '@mui/material/Avatar';
import type { AvatarProps } from '@mui/material/Avatar';

export default function AvatarPlayground(props: AvatarProps) {
  return (
    <Avatar {...props} sx={{ bgcolor: 'text.primary', color: 'background.paper' }}>
      KL
    </Avatar>
  );
}
