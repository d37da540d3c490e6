import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The kitchen opens at noon.',
  maxTime: 'Last orders are at 9:30 PM.',
  minutesStep: 'Tables are booked by the quarter hour.',
};

export default function ValidationTimes() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for two"
        defaultValue={dayjs('2026-05-09T19:20')}
        minTime={dayjs('2026-05-09T12:00')}
        maxTime={dayjs('2026-05-09T21:30')}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another time.') : 'Noon to 9:30 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
