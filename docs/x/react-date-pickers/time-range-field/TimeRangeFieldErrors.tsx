import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

const day = dayjs('2026-05-09');

function describe([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') return 'The end is before the start.';
  if (start) return 'Start between 10:00 and 19:00.';
  return end ? 'End between 10:00 and 19:00.' : 'The tower is open from 10:00 to 19:00';
}

export default function TimeRangeFieldErrors() {
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Wedding photos on the tower"
        defaultValue={[day.hour(18), day.hour(20)]}
        minTime={day.hour(10)}
        maxTime={day.hour(19)}
        ampm={false}
        onError={setError}
        helperText={describe(error)}
      />
    </LocalizationProvider>
  );
}
