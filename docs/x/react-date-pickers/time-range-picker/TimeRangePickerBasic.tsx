import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangePickerBasic() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-09T08:30'),
    dayjs('2026-05-09T12:15'),
  ]);
  const [start, end] = shift;
  const isFull = start?.isValid() === true && end?.isValid() === true && !end.isBefore(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TimeRangePicker
          label="Shift at the orchard"
          value={shift}
          onChange={setShift}
          ampm={false}
        />
        <Typography role="status">
          {isFull ? `${end.diff(start, 'minute')} minutes of picking` : 'Incomplete shift'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
