import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DigitalClockRange() {
  const startId = React.useId();
  const endId = React.useId();
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-11T10:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-05-11T12:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <div role="group" aria-labelledby={startId}>
          <Typography id={startId}>Studio from</Typography>
          <DigitalClock
            value={start}
            onChange={setStart}
            minTime={dayjs('2026-05-11T08:00')}
            maxTime={dayjs('2026-05-11T19:00')}
            timeStep={60}
            skipDisabled
          />
        </div>
        <div role="group" aria-labelledby={endId}>
          <Typography id={endId}>Studio until</Typography>
          <DigitalClock
            value={end}
            onChange={setEnd}
            minTime={start?.add(1, 'hour')}
            maxTime={dayjs('2026-05-11T22:00')}
            timeStep={60}
            skipDisabled
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
