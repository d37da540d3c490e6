import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateFieldForm() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-11-14'));
  const [sent, setSent] = React.useState('Nothing sent yet');

  const send = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = String(new FormData(event.currentTarget).get('due'));
    const stored = due?.isValid() ? due.format('YYYY-MM-DD') : 'no date';
    setSent(`The form holds ${shown}, the state ${stored}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={send} noValidate sx={{ gap: 2, maxWidth: 320 }}>
        <DateField
          label="Return the book by"
          name="due"
          format="MMM D, YYYY"
          value={due}
          onChange={setDue}
          clearable
        />
        <Button type="submit" variant="outlined">
          Send
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
