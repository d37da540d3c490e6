import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RangeCalendarBasic() {
  const [nights, setNights] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-08'),
    dayjs('2026-06-12'),
  ]);
  const [arrival, departure] = nights;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <DateRangeCalendar calendars={1} value={nights} onChange={(range) => setNights(range)} />
        <Typography role="status">
          {arrival && departure
            ? `${departure.diff(arrival, 'day')} nights in the hut`
            : 'Choose the day of departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
