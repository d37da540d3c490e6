import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { portrait } from './portrait';

export default function ImageAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Noor Haddad" src={portrait} />
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <FolderIcon titleAccess="Shared folder" />
      </Avatar>
    </Stack>
  );
}
