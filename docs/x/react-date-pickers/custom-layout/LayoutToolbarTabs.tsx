import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LayoutToolbarTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Kiln is lit"
        defaultValue={dayjs('2026-03-07T06:40')}
        ampm={false}
        slotProps={{
          toolbar: { hidden: false, toolbarFormat: 'MMM D', toolbarPlaceholder: 'No day yet' },
          tabs: { hidden: false },
          actionBar: { actions: ['today', 'cancel', 'accept'] },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
