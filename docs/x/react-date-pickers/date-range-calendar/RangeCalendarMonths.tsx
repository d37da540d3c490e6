import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeCalendarMonths() {
  const isWide = useMediaQuery('(min-width: 1200px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        currentMonthCalendarPosition={isWide ? 2 : 1}
        defaultValue={[dayjs('2026-06-24'), dayjs('2026-07-03')]}
        fixedWeekNumber={6}
        disableAutoMonthSwitching
      />
    </LocalizationProvider>
  );
}
