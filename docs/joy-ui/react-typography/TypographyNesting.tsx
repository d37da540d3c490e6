import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyNesting() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 460 }}>
      <Typography level="title-lg" component="div">
        Harbor report <Typography level="body-sm">updated at 06:00</Typography>
      </Typography>
      <Typography>
        Wind of{' '}
        <Typography component="strong" sx={{ fontWeight: 'lg' }}>
          5 Beaufort
        </Typography>{' '}
        from the west. Boats under{' '}
        <Typography variant="soft" color="warning">
          7 meters
        </Typography>{' '}
        stay in port.
      </Typography>
    </Stack>
  );
}
