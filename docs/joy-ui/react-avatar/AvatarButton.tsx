import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { tomas } from './avatarPortrait';

export default function AvatarButton() {
  const [online, setOnline] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <IconButton
        aria-label="Show Tomas as online"
        aria-pressed={online}
        onClick={() => setOnline(!online)}
        sx={{ '--IconButton-radius': '50%', padding: '4px' }}
      >
        <Badge
          color={online ? 'success' : 'neutral'}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          badgeInset="14%"
        >
          <Avatar alt="" src={tomas} />
        </Badge>
      </IconButton>
      <Typography level="body-sm" role="status">
        Tomas is {online ? 'online' : 'away'}.
      </Typography>
    </Stack>
  );
}
