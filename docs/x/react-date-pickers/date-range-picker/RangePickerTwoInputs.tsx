import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function RangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        defaultValue={[dayjs('2026-08-03'), dayjs('2026-08-07')]}
        localeText={{ start: 'Kiln rented from', end: 'Kiln rented until' }}
        slots={{ field: MultiInputDateRangeField }}
        sx={{ width: '100%', maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
