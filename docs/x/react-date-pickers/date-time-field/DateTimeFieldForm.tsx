import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function DateTimeFieldForm() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const [sent, setSent] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        sx={{ gap: 2, width: '100%', maxWidth: 320 }}
        onSubmit={(event: React.SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('reading')));
        }}
      >
        <DateTimeField
          label="Meter reading"
          name="reading"
          required
          clearable
          format="YYYY-MM-DD HH:mm"
          defaultValue={dayjs('2026-03-31T18:05')}
          maxDateTime={dayjs('2026-03-31T23:59')}
          onError={setError}
          helperText={error ? 'Enter a moment up to the end of March.' : 'Up to March 31'}
        />
        <Button type="submit" variant="outlined" disabled={error !== null}>
          Send reading
        </Button>
        <Typography role="status">{sent && `Sent as ${sent}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
