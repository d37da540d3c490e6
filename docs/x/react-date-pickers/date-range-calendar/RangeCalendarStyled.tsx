import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { dateRangePickerDayClasses } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeCalendarStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        displayWeekNumber
        disableDragEditing
        defaultValue={[dayjs('2026-06-09'), dayjs('2026-06-18')]}
        dayOfWeekFormatter={(day) => day.format('dd')}
        sx={{
          [`& .${dateRangePickerDayClasses.day}`]: { borderRadius: 1 },
          [`& .${dateRangePickerDayClasses.rangeIntervalDayHighlight}`]: {
            backgroundColor: 'action.selected',
          },
        }}
      />
    </LocalizationProvider>
  );
}
