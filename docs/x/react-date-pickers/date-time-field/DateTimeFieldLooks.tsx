import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2026-10-17T19:30');

export default function DateTimeFieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <DateTimeField label="Doors open" defaultValue={start} size="small" clearable />
        <DateTimeField label="Concert begins" defaultValue={start} variant="filled" />
        <DateTimeField
          label="Last admission"
          defaultValue={start.add(15, 'minute')}
          variant="standard"
          helperText="15 minutes after the start"
        />
        <DateTimeField label="Recording, fixed" defaultValue={start} readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
