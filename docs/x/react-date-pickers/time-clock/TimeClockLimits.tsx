import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        defaultValue={dayjs('2026-05-09T13:00')}
        ampm={false}
        minTime={dayjs('2026-05-09T08:00')}
        maxTime={dayjs('2026-05-09T18:30')}
        minutesStep={15}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
