import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

const firstOfYear = dayjs('2027-01-01');

export default function AdapterWeekStart() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {['en', 'en-gb'].map((locale) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateCalendar
            defaultValue={firstOfYear}
            views={['day']}
            displayWeekNumber
            slotProps={{ calendarHeader: { format: `MMMM YYYY [(${locale})]` } }}
            sx={{ maxWidth: '100%', margin: 0 }}
          />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
