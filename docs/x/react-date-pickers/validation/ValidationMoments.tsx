import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function ValidationMoments() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Thesis submission"
        defaultValue={dayjs('2026-06-30T13:00')}
        minDateTime={dayjs('2026-06-01T08:00')}
        maxDateTime={dayjs('2026-06-30T12:00')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? `Error code: ${error}` : 'From June 1, 8 AM, to June 30, noon',
          },
        }}
      />
    </LocalizationProvider>
  );
}
