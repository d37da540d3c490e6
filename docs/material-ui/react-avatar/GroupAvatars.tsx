import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const readers = ['Ada', 'Bo', 'Chen', 'Dina', 'Elif'];
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      total={12}
      role="img"
      aria-label="Ada, Bo, Chen and 9 more read this book"
      slotProps={{ surplus: { sx: { ...colors, fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {readers.map((name) => (
        <Avatar key={name} sx={colors}>
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
