import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledWithReason() {
  const [accepted, setAccepted] = React.useState(false);

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)} />
        }
        label="I have read the delivery terms"
      />
      <Typography variant="body2">
        {accepted
          ? 'You can place the order now.'
          : 'Accept the delivery terms to place the order.'}
      </Typography>
      <Button variant="contained" disabled={!accepted}>
        Place order
      </Button>
    </Stack>
  );
}
