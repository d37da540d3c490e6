import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const finish = dayjs('2026-05-09T15:04:27');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimeField label="Finish line" defaultValue={finish} format="HH:mm:ss" />
        <TimeField label="Lap" defaultValue={finish} format="mm:ss" />
        <TimeField label="Prize giving" defaultValue={finish} format="h [o'clock] A" />
      </Stack>
    </LocalizationProvider>
  );
}
