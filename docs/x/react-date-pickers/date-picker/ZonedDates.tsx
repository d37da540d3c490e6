import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZonedDates() {
  const [instant, setInstant] = React.useState<Dayjs | null>(dayjs.utc('2026-04-17T20:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <DatePicker label="Day in UTC" value={instant} onChange={setInstant} timezone="UTC" />
          <DatePicker
            label="Day in Tokyo"
            value={instant}
            onChange={setInstant}
            timezone="Asia/Tokyo"
          />
        </Stack>
        <Typography role="status">
          {instant?.isValid() ? instant.toISOString() : 'Incomplete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
