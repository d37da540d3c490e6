import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangePickerInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        defaultValue={[dayjs('2026-05-09T09:00'), dayjs('2026-05-09T17:30')]}
        ampm={false}
        localeText={{ start: 'Bridge opens', end: 'Bridge closes' }}
        slots={{ field: MultiInputTimeRangeField }}
      />
    </LocalizationProvider>
  );
}
