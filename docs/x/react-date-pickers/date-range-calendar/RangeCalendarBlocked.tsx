import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const taken = [dayjs('2026-06-16'), dayjs('2026-06-17')];
const isTaken = (day: Dayjs) => taken.some((other) => other.isSame(day, 'day'));

export default function RangeCalendarBlocked() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-15'),
    dayjs('2026-06-18'),
  ]);
  const [start, end] = loan;
  const spansTaken = taken.some((day) => start?.isBefore(day) && end?.isAfter(day));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <DateRangeCalendar
          calendars={1}
          value={loan}
          onChange={(range) => setLoan(range)}
          shouldDisableDate={(day, position) =>
            isTaken(day) || (position === 'start' && day.day() === 0)
          }
        />
        <Alert severity={spansTaken ? 'warning' : 'info'}>
          {spansTaken ? 'The cargo bike is lent out in between.' : 'The cargo bike is free.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
