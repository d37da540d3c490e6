import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

// Outside the component: a new object would create a new adapter.
const formats = { keyboardDate: 'YYYY-MM-DD', fullDate: 'dddd, MMMM D, YYYY', month: 'MMM' };
const inspected = dayjs('2026-03-19T09:15');

export default function AdapterDateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DatePicker label="Beehive inspected" defaultValue={inspected} />
        <DatePicker label="Different in this field" defaultValue={inspected} format="M/D/YY" />
        <TimePicker label="Always 24 hours" defaultValue={inspected} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
