import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-04-17');

export default function DateViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Vintage" defaultValue={date} views={['year']} yearsOrder="desc" />
        <DatePicker
          label="Billing month"
          defaultValue={date}
          views={['year', 'month']}
          openTo="month"
        />
        <DatePicker
          label="Date of birth"
          defaultValue={dayjs('1994-11-03')}
          views={['year', 'month', 'day']}
          openTo="year"
        />
      </Stack>
    </LocalizationProvider>
  );
}
