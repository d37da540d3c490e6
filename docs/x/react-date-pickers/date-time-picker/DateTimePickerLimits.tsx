import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minTime: 'The slipway opens at 8.',
  maxTime: 'The last boat goes up at 17:30.',
  'shouldDisableTime-hours': 'The crane rests from 12 to 13.',
};

export default function DateTimePickerLimits() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Boat lift"
        defaultValue={dayjs('2026-10-06T12:15')}
        ampm={false}
        timeSteps={{ minutes: 15 }}
        minDate={dayjs('2026-10-01')}
        maxDate={dayjs('2026-10-31')}
        minTime={dayjs('2026-10-01T08:00')}
        maxTime={dayjs('2026-10-01T17:30')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        skipDisabled
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose a day in October.') : 'In October',
          },
        }}
      />
    </LocalizationProvider>
  );
}
