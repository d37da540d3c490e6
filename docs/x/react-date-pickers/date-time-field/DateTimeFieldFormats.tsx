import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const dawn = dayjs('2026-05-03T05:20:48');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimeField label="24 hours" defaultValue={dawn} ampm={false} />
        <DateTimeField label="With seconds" defaultValue={dawn} format="YYYY-MM-DD HH:mm:ss" />
        <DateTimeField label="With words" defaultValue={dawn} format="dddd, MMM D [at] h:mm A" />
        <DateTimeField label="Spacious" defaultValue={dawn} formatDensity="spacious" />
      </Stack>
    </LocalizationProvider>
  );
}
