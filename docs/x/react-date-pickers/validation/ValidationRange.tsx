import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  invalidRange: 'Check-out is before check-in.',
  shouldDisableDate: 'Arrival is on Saturdays only.',
  minDate: 'The house opens on May 2.',
};

export default function ValidationRange() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const code = errors[0] ?? errors[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation home"
        defaultValue={[dayjs('2026-06-10'), dayjs('2026-06-17')]}
        minDate={dayjs('2026-05-02')}
        shouldDisableDate={(day, position) => position === 'start' && day.day() !== 6}
        onError={setErrors}
        slotProps={{
          textField: { helperText: code ? (messages[code] ?? code) : 'From Saturday' },
        }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
