import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Complete the date.',
  minDate: 'The festival starts on April 10, 2026.',
  maxDate: 'The festival ends on April 26, 2026.',
};

export default function DateValidation() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit date"
        defaultValue={dayjs('2026-05-02')}
        minDate={dayjs('2026-04-10')}
        maxDate={dayjs('2026-04-26')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another day.') : 'April 10 to 26',
          },
        }}
      />
    </LocalizationProvider>
  );
}
