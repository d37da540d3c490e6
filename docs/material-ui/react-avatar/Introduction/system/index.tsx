import Avatar from '@mui/material/Avatar';

export default function Introduction() {
  return (
    <Avatar
      role="img"
      aria-label="Rosa Lind"
      sx={{ width: 56, height: 56, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      RL
    </Avatar>
  );
}
