import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function RootElements() {
  return (
    <Card component="article" aria-label="Notice of the harbor office" sx={{ maxWidth: 340 }}>
      <Typography component="p" level="title-lg">
        The lock is closed on Monday
      </Typography>
      <Typography component="time" dateTime="2026-03-16" level="body-sm">
        16 March, 6 to 18 o’clock
      </Typography>
      <Button component="a" href="/joy-ui/react-card" variant="soft">
        More about cards
      </Button>
    </Card>
  );
}
