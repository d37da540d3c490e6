import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangePickerTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        defaultValue={[dayjs('2026-07-10T22:00'), dayjs('2026-07-11T05:00')]}
        localeText={{ start: 'Road closed from', end: 'Road closed until' }}
        slots={{ field: MultiInputDateTimeRangeField }}
        sx={{ width: '100%', maxWidth: 560 }}
      />
    </LocalizationProvider>
  );
}
