import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  invalidRange: 'The van comes back before it leaves.',
  minDate: 'Vans are available from June 1.',
  shouldDisableDate: 'Vans can’t be picked up on Sundays.',
};

export default function DateTimeRangePickerErrors() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const code = errors[0] ?? errors[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Van hire"
        ampm={false}
        defaultValue={[dayjs('2026-06-14T08:00'), dayjs('2026-06-16T18:00')]}
        minDate={dayjs('2026-06-01')}
        shouldDisableDate={(day, position) => position === 'start' && day.day() === 0}
        onError={setErrors}
        slotProps={{
          textField: { helperText: code ? (messages[code] ?? code) : 'Monday to Saturday' },
        }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
