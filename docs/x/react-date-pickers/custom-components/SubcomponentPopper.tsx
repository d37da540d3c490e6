import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs from 'dayjs';

export default function SubcomponentPopper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Pickup"
        defaultValue={dayjs('2026-08-21')}
        slotProps={{
          popper: {
            placement: 'right-start',
            modifiers: [{ name: 'offset', options: { offset: [0, 12] } }],
          },
          desktopPaper: {
            variant: 'outlined',
            sx: { borderRadius: 3, borderColor: 'primary.main' },
          },
        }}
        sx={{ width: '100%', maxWidth: 240 }}
      />
    </LocalizationProvider>
  );
}
