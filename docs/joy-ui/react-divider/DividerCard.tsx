import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-md">Bakery, Tuesday</Typography>
      <Divider />
      <Typography level="body-sm">The line above reaches the border of the card.</Typography>
      <Divider inset="none" />
      <Typography level="body-sm">This one keeps the padding.</Typography>
    </Card>
  );
}
