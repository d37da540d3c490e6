import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {(['always', 'hover', 'none'] as const).map((underline) => (
        <li key={underline}>
          <Link href="#underline" underline={underline}>
            {underline}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
