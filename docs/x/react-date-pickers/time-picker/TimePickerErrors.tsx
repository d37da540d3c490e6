import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The first train leaves at 5:10 AM.',
  maxTime: 'The last train leaves at 11:40 PM.',
  minutesStep: 'Trains leave every ten minutes.',
};

export default function TimePickerErrors() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Train"
        defaultValue={dayjs('2026-05-11T08:25')}
        minTime={dayjs('2026-05-11T05:10')}
        maxTime={dayjs('2026-05-11T23:40')}
        minutesStep={10}
        timeSteps={{ minutes: 10 }}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? (messages[error] ?? error) : 'Every ten minutes' },
        }}
      />
    </LocalizationProvider>
  );
}
