import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardContent>
        <Typography variant="overline" color="textSecondary">
          Regional library
        </Typography>
        <Typography variant="h6" component="div">
          Reserved: “Tides of the North”
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Waiting for you at the front desk until March 14.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Extend</Button>
        <Button size="small">Cancel reservation</Button>
      </CardActions>
    </Card>
  );
}
