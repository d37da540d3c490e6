import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <Link href="#make-a-whole-card-clickable" overlay level="title-lg" textColor="text.primary">
        Cabin by the lake
      </Link>
      <Typography level="body-sm">Four beds, a boat, no road noise.</Typography>
      <Button
        size="sm"
        variant="soft"
        sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start' }}
      >
        Save for later
      </Button>
    </Card>
  );
}
