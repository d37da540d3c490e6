import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function LayoutLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="landscape"
        defaultValue={dayjs('2026-06-20')}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd, MMM D' },
          layout: { sx: { border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'auto' } },
        }}
      />
    </LocalizationProvider>
  );
}
