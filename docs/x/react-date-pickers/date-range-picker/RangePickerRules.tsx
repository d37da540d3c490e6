import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function RangePickerRules() {
  const [[start, end], setError] = React.useState<DateRangeValidationError>([null, null]);
  const rule = 'Boats leave on Saturdays and return on Fridays';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Houseboat"
        calendars={1}
        defaultValue={[dayjs('2026-08-08'), dayjs('2026-08-13')]}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-10-31')}
        shouldDisableDate={(day, position) => day.day() !== (position === 'start' ? 6 : 5)}
        onError={(reason) => setError(reason)}
        slotProps={{
          field: { clearable: true },
          textField: {
            fullWidth: true,
            helperText: start || end ? `Choose other days. ${rule}.` : `${rule}.`,
          },
        }}
        sx={{ maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
