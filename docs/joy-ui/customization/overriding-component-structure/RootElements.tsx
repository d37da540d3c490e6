import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function RootElements() {
  return (
    <Card component="article" aria-label="Harbor office notice" sx={{ maxWidth: 340 }}>
      <Typography component="p" level="title-lg">
        The lock is closed on Monday
      </Typography>
      <Typography component="time" dateTime="2026-03-16" level="body-sm">
        March 16, 6:00 to 18:00
      </Typography>
      <Button component="a" href="/joy-ui/react-card" variant="soft">
        More about cards
      </Button>
    </Card>
  );
}
