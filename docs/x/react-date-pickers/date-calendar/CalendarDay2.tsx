import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import dayjs from 'dayjs';

export default function CalendarDay2() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-23')}
        views={['day']}
        showDaysOutsideCurrentMonth
        slots={{ day: PickerDay2 }}
        sx={{
          '--PickerDay-size': '40px',
          '--PickerDay-horizontalMargin': '2px',
          maxWidth: '100%',
          height: 'auto',
          maxHeight: 'none',
          [`& .${dayCalendarClasses.weekDayLabel}`]: { width: 40 },
        }}
      />
    </LocalizationProvider>
  );
}
