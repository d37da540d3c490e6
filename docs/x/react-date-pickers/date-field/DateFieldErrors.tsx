import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opening = dayjs('2026-05-01');
const closing = dayjs('2026-09-30');

function explain(error: DateValidationError) {
  if (error === 'minDate' || error === 'maxDate') {
    return 'The hut is open from May 1 to September 30, 2026';
  }
  if (error === 'shouldDisableDate') return 'Arrivals are not possible on Mondays';
  return error === null ? 'Month, day and year' : 'This day does not exist';
}

export default function DateFieldErrors() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Arrival at the hut"
        defaultValue={dayjs('2026-04-18')}
        minDate={opening}
        maxDate={closing}
        shouldDisableDate={(day) => day.day() === 1}
        onError={(reason) => setError(reason)}
        helperText={explain(error)}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
