import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SignUpCard() {
  const [seats, setSeats] = useState(4);
  const [isYearly, setIsYearly] = useState(true);
  const price = seats * (isYearly ? 8 : 10);
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Stack spacing={2}>
          <Typography variant="h6" component="p">
            {seats} {seats === 1 ? 'seat' : 'seats'}, {price} € a month
          </Typography>
          <Slider
            aria-label="Seats"
            value={seats}
            min={1}
            max={20}
            onChange={(_event, value) => {
              setSeats(value);
            }}
          />
          <FormControlLabel
            label="Pay once a year"
            control={
              <Switch
                checked={isYearly}
                onChange={(event) => {
                  setIsYearly(event.target.checked);
                }}
              />
            }
          />
          <Button variant="contained" size="large">
            Continue
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
