import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Asia/Tokyo';

export default function TimezoneReferenceDate() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TimePicker
          label="Market opens, Tokyo"
          timezone={ZONE}
          referenceDate={dayjs.tz('2026-04-01T09:00', ZONE)}
          value={start}
          onChange={setStart}
          ampm={false}
        />
        <Typography role="status">
          {start?.isValid() ? `Stored as ${start.toISOString()}` : 'Type 09:00 or open the picker.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
