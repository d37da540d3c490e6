import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function DateTimePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-06-19T07:45')}
        ampm={false}
        localeText={{ toolbarTitle: 'Low tide walk' }}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd, MMM D' },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
