import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

export default function DateLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-04-17')}
        minDate={dayjs('2026-04-07')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={isWeekend}
        slotProps={{
          textField: { helperText: 'Weekdays from April 7 to June 30, 2026' },
        }}
      />
    </LocalizationProvider>
  );
}
