import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,AAAA';
const colors = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar role="img" aria-label="Lena Brandt" alt="Lena Brandt" src={broken} sx={colors}>
        LB
      </Avatar>
      <Avatar role="img" aria-label="Omar Said" alt="Omar Said" src={broken} sx={colors} />
      <Avatar role="img" aria-label="Unknown guest" alt="" src={broken} sx={colors} />
    </Stack>
  );
}
