import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldErrors() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 420 }}>
        <SingleInputDateTimeRangeField
          label="Road closed"
          ampm={false}
          defaultValue={[dayjs('2026-09-12T22:00'), dayjs('2026-09-12T06:00')]}
          minDateTime={dayjs('2026-09-01T00:00')}
          onError={setErrors}
          helperText={
            errors.every((code) => code === null)
              ? 'From September 1'
              : `Start: ${errors[0] ?? 'fine'}, end: ${errors[1] ?? 'fine'}`
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}
