import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import dayjs from 'dayjs';

export default function RangeCalendarDay2() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-10-05'), dayjs('2026-10-16')]}
        showDaysOutsideCurrentMonth
        slots={{ day: DateRangePickerDay2 }}
      />
    </LocalizationProvider>
  );
}
