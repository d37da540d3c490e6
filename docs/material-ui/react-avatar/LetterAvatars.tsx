import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const crew = [
  { name: 'Ada Moreno', initials: 'AM', color: 'primary' },
  { name: 'Piet Vos', initials: 'PV', color: 'secondary' },
  { name: 'Yuki Tan', initials: 'YT', color: 'success' },
];

export default function LetterAvatars() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {crew.map(({ name, initials, color }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Avatar aria-hidden sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}>
            {initials}
          </Avatar>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
