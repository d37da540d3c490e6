import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <MultiInputDateTimeRangeField
          direction="column"
          spacing={2}
          ampm={false}
          minutesStep={30}
          defaultValue={[dayjs('2026-07-04T09:00'), dayjs('2026-07-05T17:10')]}
          shouldDisableDate={(day) => day.day() === 1}
          slotProps={{
            separator: { sx: { display: 'none' } },
            textField: ({ position }) => ({
              id: `closed-mondays-${position}`,
              label: position === 'start' ? 'Hall from' : 'Hall until',
              helperText: position === 'start' ? 'Closed on Mondays' : 'Full and half hours',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
