import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

export default function CardPlayground(props: CardProps) {
  return (
    <Card {...props}>
      <CardContent>Night train to Lisbon, 19:34</CardContent>
      <CardActions>
        <Button size="small">Reserve</Button>
      </CardActions>
    </Card>
  );
}
