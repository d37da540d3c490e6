import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { lena } from './avatarPortrait';

export default function AvatarSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar size="sm" alt="Lena, 32 pixels" src={lena} />
      <Avatar size="md" alt="Lena, 40 pixels" src={lena} />
      <Avatar size="lg" alt="Lena, 48 pixels" src={lena} />
      <Avatar alt="Lena, 72 pixels" src={lena} sx={{ '--Avatar-size': '72px' }} />
    </Stack>
  );
}
