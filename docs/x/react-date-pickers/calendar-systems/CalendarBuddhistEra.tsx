import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';

dayjs.extend(buddhistEra);

const formats = { year: 'BBBB' };

export default function CalendarBuddhistEra() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-11-24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="th" dateFormats={formats}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2035-12-31')}
          sx={{ maxWidth: '100%' }}
        />
        <Typography lang="th" role="status">
          {day?.locale('th').format('D MMMM BBBB')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
