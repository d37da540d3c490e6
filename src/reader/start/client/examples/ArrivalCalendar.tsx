import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ArrivalCalendar() {
  const [day, setDay] = useState<Dayjs | null>(() => dayjs('2026-07-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        views={['day']}
        disableHighlightToday
        sx={{ maxWidth: '100%', height: 320 }}
      />
    </LocalizationProvider>
  );
}
