import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateField label="Walk across the mudflats" defaultValue={dayjs('2026-07-11')} />
        <TimeField label="Low tide" defaultValue={dayjs('2026-07-11T10:25')} />
        <DateTimeField label="Bus back" defaultValue={dayjs('2026-07-11T14:05')} />
      </Stack>
    </LocalizationProvider>
  );
}
