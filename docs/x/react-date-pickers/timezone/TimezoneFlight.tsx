import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimezoneFlight() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs.tz('2026-07-03T22:40', 'America/Halifax'),
  );
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs.tz('2026-07-04T08:15', 'Europe/Lisbon'),
  );
  const minutes =
    departure?.isValid() && arrival?.isValid() ? arrival.diff(departure, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Departure, Halifax"
          timezone="America/Halifax"
          value={departure}
          onChange={setDeparture}
          ampm={false}
        />
        <DateTimeField
          label="Arrival, Lisbon"
          timezone="Europe/Lisbon"
          value={arrival}
          onChange={setArrival}
          minDateTime={departure?.isValid() ? departure : undefined}
          ampm={false}
        />
        <Typography role="status">
          {minutes === null && 'Enter both times.'}
          {minutes !== null && minutes < 0 && 'The arrival is before the departure.'}
          {minutes !== null &&
            minutes >= 0 &&
            `${Math.floor(minutes / 60)} h ${minutes % 60} min in the air`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
