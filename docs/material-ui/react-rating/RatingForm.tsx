import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingForm() {
  const [message, setMessage] = React.useState('The rating is optional.');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('cleanliness');
    setMessage(stars ? `Sent: ${stars.toString()} of 5.` : 'Sent without a rating.');
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <FormLabel component="legend">Cleanliness of the room</FormLabel>
        <Rating name="cleanliness" emptyLabelText="No rating" />
      </Box>
      <FormHelperText role="status">{message}</FormHelperText>
      <Button type="submit" variant="outlined">
        Send review
      </Button>
    </Stack>
  );
}
