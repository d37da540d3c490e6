import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const broken = 'data:image/png;base64,AAAA';

export default function AvatarFallbacks() {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={broken}>RB</Avatar>
        <Typography>Rosa Blum: the children</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} alt="Ivo Lund" />
        <Typography>Ivo Lund: first letter of the text</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} alt="" />
        <Typography>Guest: the figure</Typography>
      </Stack>
    </Stack>
  );
}
