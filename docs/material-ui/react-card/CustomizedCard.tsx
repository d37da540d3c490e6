import Card from '@mui/material/Card';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const TicketCard = styled(Card)(({ theme }) => ({
  border: '1px dashed currentColor',
  borderRadius: 16,
  boxShadow: 'none',
  [`& .${cardContentClasses.root}`]: {
    padding: theme.spacing(2),
    '&:last-child': { paddingBottom: theme.spacing(2) },
  },
}));

export default function CustomizedCard() {
  return (
    <TicketCard sx={{ width: '100%', maxWidth: 300 }}>
      <CardContent>
        <Typography variant="overline">Night train 471</Typography>
        <Typography variant="h6" component="div">
          Oslo to Bergen
        </Typography>
        <Typography variant="body2">Coach 6, berth 23, departs 23:03</Typography>
      </CardContent>
    </TicketCard>
  );
}
