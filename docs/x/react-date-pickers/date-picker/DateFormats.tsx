import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const date = dayjs('2026-04-17');

export default function DateFormats() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="ISO order" defaultValue={date} format="YYYY-MM-DD" />
        <DatePicker label="With month name" defaultValue={date} format="MMMM D, YYYY" />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DatePicker label="German locale" defaultValue={date} />
      </LocalizationProvider>
    </Stack>
  );
}
