import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PotShelf } from './PotShelf';

export function Hero() {
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        alignItems: 'center',
        gap: { xs: 4, md: 8 },
        py: { xs: 5, md: 10 },
      }}
    >
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Typography
          component="h1"
          variant="h2"
          sx={{ m: 0, fontWeight: 800, fontSize: { xs: 38, sm: 52, md: 60 }, lineHeight: 1.1 }}
        >
          Every wheel taken, no phone ringing
        </Typography>
        <Typography sx={{ m: 0, fontSize: { xs: 18, md: 20 }, color: 'text.secondary' }}>
          Kilnbook takes the bookings of a pottery studio: courses, open evenings, shelf space, and
          the queue for the kiln.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" disableElevation href="#marketing-prices">
            Try it for 30 days
          </Button>
          <Button variant="outlined" size="large" href="#marketing-features">
            See what it does
          </Button>
        </Stack>
        <Typography variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          No card needed. Your data leaves with you.
        </Typography>
      </Stack>
      <PotShelf />
    </Container>
  );
}
