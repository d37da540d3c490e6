import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DeletableChips() {
  const [guests, setGuests] = React.useState(['Ada', 'Piet', 'Yuki']);
  const [message, setMessage] = React.useState('Backspace or Delete removes the focused guest.');
  const messageRef = React.useRef<HTMLParagraphElement>(null);

  const handleDelete = (guest: string) => {
    setGuests((previous) => previous.filter((entry) => entry !== guest));
    setMessage(`${guest} removed.`);
    messageRef.current?.focus();
  };

  return (
    <Stack sx={{ gap: 1 }}>
      <Typography ref={messageRef} tabIndex={-1} variant="body2">
        {message}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        aria-label="Guests at the table"
        sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {guests.map((guest) => (
          <li key={guest}>
            <Chip
              label={guest}
              aria-label={`${guest}, remove with Delete`}
              onDelete={() => handleDelete(guest)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
