import Avatar, { avatarClasses } from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { portrait } from './portrait';

const StampAvatar = styled(Avatar)(({ theme }) => ({
  width: 72,
  height: 72,
  padding: theme.spacing(0.5),
  border: '2px dashed currentColor',
  [`& .${avatarClasses.img}`]: { borderRadius: theme.shape.borderRadius },
}));

export default function CustomizedAvatar() {
  return (
    <StampAvatar
      variant="rounded"
      alt="Stamp with the portrait of Noor Haddad"
      src={portrait}
      slotProps={{ img: { draggable: false } }}
    />
  );
}
