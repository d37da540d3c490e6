import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Moving day"
          name="movingDay"
          defaultValue={dayjs('2026-04-17')}
          slotProps={{
            textField: {
              required: true,
              fullWidth: true,
              size: 'small',
              helperText: 'The van is booked from 8 in the morning',
            },
          }}
        />
        <DatePicker
          label="Key handover"
          defaultValue={dayjs('2026-04-16')}
          slotProps={{
            textField: { variant: 'filled', fullWidth: true },
            field: { openPickerButtonPosition: 'start' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
