import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomFieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Check-in"
          defaultValue={dayjs('2026-07-18')}
          slotProps={{
            textField: { size: 'small', color: 'secondary', helperText: 'From 3 PM' },
            field: { clearable: true },
          }}
        />
        <DatePicker
          label="Check-out"
          defaultValue={dayjs('2026-07-25')}
          slotProps={{ textField: { variant: 'filled', helperText: 'Until 11 AM' } }}
        />
        <DatePicker
          label="Invoice date"
          slotProps={{
            textField: { variant: 'standard', helperText: 'Left empty: the day of check-out' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
