import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import dayjs from 'dayjs';

export default function LifecycleCloseOnSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
        <DesktopDatePicker label="Closes after a day" defaultValue={dayjs('2026-09-18')} />
        <DesktopDatePicker
          label="Waits for OK"
          defaultValue={dayjs('2026-09-18')}
          closeOnSelect={false}
        />
        <DesktopTimePicker
          label="Closes after the last list"
          defaultValue={dayjs('2026-09-18T07:30')}
          closeOnSelect
        />
      </Stack>
    </LocalizationProvider>
  );
}
