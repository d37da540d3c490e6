import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangePickerDuration() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-02-11T22:30'),
    dayjs('2026-02-12T03:15'),
  ]);
  const [start, end] = outage;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Maintenance window"
          ampm={false}
          value={outage}
          onChange={(range) => setOutage(range)}
        />
        <Typography role="status">
          {minutes === null
            ? 'Enter start and end.'
            : `${Math.floor(minutes / 60)} h ${minutes % 60} min without service`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
