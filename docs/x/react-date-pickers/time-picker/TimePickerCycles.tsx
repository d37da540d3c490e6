import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-09T14:35');

export default function TimePickerCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimePicker label="Ferry, locale" defaultValue={departure} />
        <TimePicker label="Ferry, 24 hours" defaultValue={departure} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
