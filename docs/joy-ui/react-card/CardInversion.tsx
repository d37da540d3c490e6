import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardInversion() {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      size="lg"
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <CardContent>
        <Typography level="title-lg">Membership ends on Friday</Typography>
        <Typography textColor="text.primary">Renew it and keep your locker.</Typography>
      </CardContent>
      <CardActions buttonFlex="1">
        <Button variant="outlined" sx={{ color: 'common.white' }}>
          Later
        </Button>
        <Button>Renew</Button>
      </CardActions>
    </Card>
  );
}
