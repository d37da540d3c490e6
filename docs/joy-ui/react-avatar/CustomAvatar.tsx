import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Sheet from '@mui/joy/Sheet';
import { lena, tomas } from './avatarPortrait';

export default function CustomAvatar() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 4, borderRadius: 'md' }}
    >
      <Avatar
        alt="Lena Okoro"
        src={lena}
        sx={{ '--Avatar-size': '56px', '--Avatar-radius': '12px' }}
      />
      <AvatarGroup
        size="lg"
        sx={(theme) => ({
          '--Avatar-ringColor': theme.vars.palette.primary.softBg,
          '--AvatarGroup-gap': '-1.25rem',
        })}
      >
        <Avatar alt="Lena Okoro" src={lena} />
        <Avatar alt="Tomas Vesely" src={tomas} />
      </AvatarGroup>
    </Sheet>
  );
}
