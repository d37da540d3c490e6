import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg">Night train to Lisbon</Typography>
        <Typography>Leaves at 19:34 from platform 12.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined" color="neutral">
          Details
        </Button>
        <Button>Reserve</Button>
      </CardActions>
    </Card>
  );
}
