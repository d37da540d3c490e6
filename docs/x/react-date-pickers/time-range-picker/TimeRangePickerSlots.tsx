import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangePickerSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal room"
        defaultValue={[dayjs('2026-05-09T18:00'), dayjs('2026-05-09T20:00')]}
        ampm={false}
        minTime={dayjs('2026-05-09T10:00')}
        maxTime={dayjs('2026-05-09T22:00')}
        timeSteps={{ minutes: 60 }}
        minutesStep={60}
        skipDisabled
        slotProps={{ textField: { helperText: 'Full hours from 10:00 to 22:00' } }}
      />
    </LocalizationProvider>
  );
}
