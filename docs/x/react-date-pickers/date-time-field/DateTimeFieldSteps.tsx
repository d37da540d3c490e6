import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function DateTimeFieldSteps() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimeField
          label="Meter reading"
          defaultValue={dayjs('2026-04-01T08:07')}
          minDateTime={dayjs('2026-01-01T00:00')}
          maxDateTime={dayjs('2026-12-31T23:59')}
          minutesStep={15}
          ampm={false}
          onError={setError}
          helperText={error === null ? 'Every quarter hour of 2026' : `Error code: ${error}`}
        />
      </Stack>
    </LocalizationProvider>
  );
}
