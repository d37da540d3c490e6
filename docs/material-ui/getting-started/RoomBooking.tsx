import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function RoomBooking() {
  const [booked, setBooked] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Attic room, harbor side
        </Typography>
        <Rating value={4.5} precision={0.5} readOnly size="small" />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Two guests, breakfast until eleven, free cancellation until the day before.
        </Typography>
        <Typography role="status" sx={{ mt: 2, fontWeight: 500 }}>
          {booked ? 'Booked for June 12.' : '€84 a night'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained" disableElevation onClick={() => setBooked((value) => !value)}>
          {booked ? 'Cancel booking' : 'Book this room'}
        </Button>
      </CardActions>
    </Card>
  );
}
