import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The workshop opens at 09:00.',
  maxTime: 'The last repair starts at 17:00.',
  'shouldDisableTime-hours': 'Closed for lunch from 12:00 to 13:00.',
};

export default function TimePickerLimits() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Bicycle repair"
        defaultValue={dayjs('2026-05-09T12:30')}
        ampm={false}
        minTime={dayjs('2026-05-09T09:00')}
        maxTime={dayjs('2026-05-09T17:00')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        skipDisabled
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another time.') : 'From 09:00 to 17:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
