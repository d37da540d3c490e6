import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'This date doesn’t exist.',
  minDate: 'The ferry runs from May 1.',
  maxDate: 'The ferry runs until September 30.',
  minTime: 'The first ferry is at 06:00 on May 1.',
  shouldDisableDate: 'No ferry on Mondays.',
  minutesStep: 'Ferries leave every half hour.',
};

export default function ValidationMessages() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Crossing"
        defaultValue={dayjs('2026-05-04T09:30')}
        minDateTime={dayjs('2026-05-01T06:00')}
        maxDateTime={dayjs('2026-09-30T22:00')}
        minutesStep={30}
        timeSteps={{ minutes: 30 }}
        shouldDisableDate={(day) => day.day() === 1}
        ampm={false}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another crossing.') : 'Every half hour',
          },
        }}
      />
    </LocalizationProvider>
  );
}
