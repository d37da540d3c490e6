import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The nursery opens at 07:30.',
  maxTime: 'Arrive before 10:00.',
  minutesStep: 'Use quarters: 00, 15, 30, or 45.',
};

export default function TimeFieldRules() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Arrival"
        defaultValue={dayjs('2026-05-11T08:20')}
        ampm={false}
        minTime={dayjs('2026-05-11T07:30')}
        maxTime={dayjs('2026-05-11T10:00')}
        minutesStep={15}
        onError={setError}
        helperText={error ? (messages[error] ?? 'Complete the time.') : 'From 07:30 to 10:00'}
      />
    </LocalizationProvider>
  );
}
