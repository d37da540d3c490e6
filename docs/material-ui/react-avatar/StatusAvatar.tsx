import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { portrait } from './portrait';

export default function StatusAvatar() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Badge
        variant="dot"
        overlap="circular"
        color="success"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar alt="" src={portrait} />
      </Badge>
      <Typography>Noor Haddad, at the desk</Typography>
    </Stack>
  );
}
