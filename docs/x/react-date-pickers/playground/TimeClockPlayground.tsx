import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockPlayground(props: Partial<TimeClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={dayjs('2026-05-09T10:10')} sx={{ maxWidth: '100%' }} {...props} />
    </LocalizationProvider>
  );
}
