import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import GroupsIcon from '@mui/icons-material/Groups';
import { lena } from './avatarPortrait';

export default function AvatarBasics() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Avatar alt="Lena Okoro" src={lena} />
      <Avatar role="img" aria-label="Tomas Vesely">
        TV
      </Avatar>
      <Avatar>
        <GroupsIcon titleAccess="Night shift" />
      </Avatar>
      <Avatar role="img" aria-label="Unknown person" />
    </Stack>
  );
}
