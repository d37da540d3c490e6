import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeRangePickerSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rehearsal room"
        ampm={false}
        timeSteps={{ minutes: 60 }}
        referenceDate={[dayjs('2026-07-10T18:00'), dayjs('2026-07-10T22:00')]}
        minDate={dayjs('2026-07-01')}
        maxDate={dayjs('2026-07-31')}
        minTime={dayjs('2026-07-01T08:00')}
        maxTime={dayjs('2026-07-01T22:00')}
        skipDisabled
        slotProps={{
          textField: { fullWidth: true, helperText: 'In July, from 8 to 22 o’clock' },
          toolbar: { hidden: false },
        }}
        sx={{ maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
