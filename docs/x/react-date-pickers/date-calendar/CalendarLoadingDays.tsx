import * as React from 'react';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const concerts = new Set([3, 11, 12, 24]);

function ConcertDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const plays = !outsideCurrentMonth && concerts.has(day.date());
  return (
    <Badge color="secondary" variant="dot" overlap="circular" invisible={!plays}>
      <PickersDay {...props} aria-label={plays ? `${day.date()}, concert` : undefined} />
    </Badge>
  );
}

export default function CalendarLoadingDays() {
  const [shown, setShown] = React.useState('2026-07');
  const [loaded, setLoaded] = React.useState('2026-07');

  React.useEffect(() => {
    const answer = setTimeout(() => setLoaded(shown), 700);
    return () => clearTimeout(answer);
  }, [shown]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={dayjs('2026-07-01')}
        views={['day']}
        loading={shown !== loaded}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={(month) => setShown(month.format('YYYY-MM'))}
        slots={{ day: ConcertDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
