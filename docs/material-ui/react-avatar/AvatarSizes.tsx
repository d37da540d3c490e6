import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { portrait } from './portrait';

const sizes = [24, 40, 64];

export default function AvatarSizes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar
          key={size}
          alt={`Noor Haddad, ${size} pixels`}
          src={portrait}
          sx={{ width: size, height: size }}
        />
      ))}
      <Avatar
        role="img"
        aria-label="Piet Vos"
        sx={{
          width: 64,
          height: 64,
          fontSize: 28,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        PV
      </Avatar>
    </Stack>
  );
}
