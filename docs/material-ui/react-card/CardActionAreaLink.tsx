import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardActionAreaLink() {
  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardActionArea href="#clickable-cards">
        <CardContent>
          <Typography variant="h6" component="div">
            Leek and potato soup
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Six ingredients, 35 minutes
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" aria-label="Save leek and potato soup">
          Save
        </Button>
        <Button size="small" aria-label="Print leek and potato soup">
          Print
        </Button>
      </CardActions>
    </Card>
  );
}
