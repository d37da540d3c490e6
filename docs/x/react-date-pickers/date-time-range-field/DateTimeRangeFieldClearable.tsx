import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangeFieldClearable() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-02T08:00'),
    dayjs('2026-03-06T17:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 420 }}>
        <SingleInputDateTimeRangeField
          label="Log entries between"
          format="YYYY-MM-DD HH:mm"
          dateSeparator="and"
          clearable
          value={range}
          onChange={(next) => setRange(next)}
        />
        <Typography role="status" variant="body2">
          {range.map((end) => (end?.isValid() ? end.format('ddd HH:mm') : 'open')).join(' to ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
