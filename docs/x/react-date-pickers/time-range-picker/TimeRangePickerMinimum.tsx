import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangePickerMinimum() {
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-09T10:00'),
    dayjs('2026-05-09T10:20'),
  ]);
  const [start, end] = slot;
  const isShort = start?.isValid() && end?.isValid() && end.diff(start, 'minute') < 45;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Pottery wheel"
        value={slot}
        onChange={setSlot}
        ampm={false}
        slotProps={{
          textField: {
            helperText: isShort ? 'Book at least 45 minutes.' : 'At least 45 minutes',
            ...(isShort && { error: true }),
          },
        }}
      />
    </LocalizationProvider>
  );
}
