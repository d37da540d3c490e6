import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2026-05-09');

export default function TimeFieldPair() {
  const [start, setStart] = React.useState<Dayjs | null>(day.hour(8));
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(16).minute(45));

  const describe = () => {
    if (!start?.isValid() || !end?.isValid()) return 'Two times';
    if (end.isBefore(start)) return 'The end is before the start.';
    return `${end.diff(start, 'minute')} minutes`;
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimeField
          label="Hives opened"
          value={start}
          onChange={setStart}
          referenceDate={day}
          ampm={false}
        />
        <TimeField
          label="Hives closed"
          value={end}
          onChange={setEnd}
          referenceDate={day}
          ampm={false}
          minTime={start?.isValid() ? start : undefined}
          helperText={describe()}
        />
      </Stack>
    </LocalizationProvider>
  );
}
