import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function NumberTextField() {
  const [tickets, setTickets] = React.useState('2');
  const valid = /^[1-9]$/.test(tickets);

  return (
    <TextField
      label="Number of tickets"
      value={tickets}
      onChange={(event) => setTickets(event.target.value)}
      error={!valid}
      helperText={valid ? 'From 1 to 9 per order.' : 'Enter a whole number from 1 to 9.'}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
    />
  );
}
