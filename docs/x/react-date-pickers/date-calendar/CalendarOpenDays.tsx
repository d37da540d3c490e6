import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const booked = new Set(['2026-06-09', '2026-06-10', '2026-06-18']);

export default function CalendarOpenDays() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2026-06-01')}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-09-30')}
          shouldDisableDate={(date) => date.day() === 1 || booked.has(date.format('YYYY-MM-DD'))}
          views={['day']}
          fixedWeekNumber={6}
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">
          {day === null ? 'Choose a day for the rowboat' : day.format('dddd, MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
