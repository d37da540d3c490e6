import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      divider={
        <Divider
          aria-hidden
          sx={{
            inlineSize: { xs: 'auto', sm: 'var(--Divider-thickness)' },
            blockSize: { xs: 'var(--Divider-thickness)', sm: 'auto' },
          }}
        />
      }
    >
      <Typography>412 plants</Typography>
      <Typography>38 families</Typography>
      <Typography>5 greenhouses</Typography>
    </Stack>
  );
}
