import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationPastFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2020-03-02')}
          disablePast
          slotProps={{ textField: { helperText: 'Today or later' } }}
        />
        <DatePicker
          label="Date of purchase"
          defaultValue={dayjs('2020-03-02')}
          disableFuture
          slotProps={{ textField: { helperText: 'Today or earlier' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
