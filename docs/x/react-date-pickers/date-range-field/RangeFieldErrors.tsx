import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

const describe = ([start, end]: DateRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The end is before the start.';
  }
  if (start) {
    return 'The start is not a day in 2026.';
  }
  return end ? 'The end is not a day in 2026.' : 'Both days in 2026';
};

export default function RangeFieldErrors() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Road works"
        defaultValue={[dayjs('2026-07-20'), dayjs('2026-07-06')]}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        onError={(reason) => setError(reason)}
        helperText={describe(error)}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
