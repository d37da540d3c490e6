import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import type { CardProps } from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardPlayground(props: CardProps) {
  return (
    <Card {...props}>
      <CardContent>
        <Typography textColor="inherit">Room 14, two beds</Typography>
      </CardContent>
      <CardActions>
        <Button>Book</Button>
      </CardActions>
    </Card>
  );
}
