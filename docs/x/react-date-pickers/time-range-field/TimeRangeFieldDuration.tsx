import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangeFieldDuration() {
  const [work, setWork] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-11T08:15'),
    dayjs('2026-05-11T16:45'),
  ]);
  const [start, end] = work;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Working hours on Monday"
          ampm={false}
          clearable
          value={work}
          onChange={(range) => setWork(range)}
          referenceDate={dayjs('2026-05-11')}
        />
        <Typography role="status">
          {minutes === null || minutes < 0
            ? 'Enter a start and a later end.'
            : `${Math.floor(minutes / 60)} h ${minutes % 60} min, breaks included`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
