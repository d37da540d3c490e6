import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ReferenceDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Wedding date"
        referenceDate={dayjs('2026-08-01')}
        slotProps={{ textField: { helperText: 'The calendar opens in August 2026' } }}
      />
    </LocalizationProvider>
  );
}
