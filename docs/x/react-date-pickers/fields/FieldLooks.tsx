import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import CakeIcon from '@mui/icons-material/Cake';
import dayjs from 'dayjs';

export default function FieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateField
          label="Birthday"
          defaultValue={dayjs('2001-12-30')}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CakeIcon />
              </InputAdornment>
            ),
          }}
        />
        <TimeField
          label="Oven ready"
          defaultValue={dayjs('2026-12-24T17:45')}
          variant="filled"
          size="small"
          clearable
          clearButtonPosition="start"
        />
        <DateField label="Guests invited on" variant="standard" helperText="Not sent yet" />
      </Stack>
    </LocalizationProvider>
  );
}
