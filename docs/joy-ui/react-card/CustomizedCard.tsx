import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const TicketCard = styled(Card)(({ theme }) => ({
  '--Card-padding': theme.spacing(3),
  '--Card-radius': theme.vars.radius.xl,
  width: '100%',
  maxWidth: 320,
  borderStyle: 'dashed',
  borderWidth: 2,
  borderColor: theme.vars.palette.primary.outlinedBorder,
}));

export default function CustomizedCard() {
  return (
    <TicketCard>
      <Typography level="title-lg">Row 7, seat 12</Typography>
      <Typography>Saturday, 20:00, small hall</Typography>
      <Divider />
      <CardActions>
        <Button variant="soft">Show the code</Button>
      </CardActions>
    </TicketCard>
  );
}
