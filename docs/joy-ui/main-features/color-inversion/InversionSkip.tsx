import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InversionSkip() {
  return (
    <Card variant="solid" color="danger" invertedColors sx={{ maxWidth: 340 }}>
      <Typography textColor="text.primary">Storm expected at 18:00</Typography>
      <Button>Close the shutters</Button>
      <Sheet data-skip-inverted-colors="" sx={{ borderRadius: 'sm', p: 1.5 }}>
        <Typography sx={{ mb: 1 }}>This part keeps the colors of the page.</Typography>
        <Button variant="soft" color="neutral">
          Later
        </Button>
      </Sheet>
    </Card>
  );
}
