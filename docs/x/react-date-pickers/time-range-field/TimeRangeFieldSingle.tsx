import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldSingle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Quiet hours of the library"
        defaultValue={[dayjs('2026-05-09T13:00'), dayjs('2026-05-09T15:30')]}
        ampm={false}
        clearable
      />
    </LocalizationProvider>
  );
}
