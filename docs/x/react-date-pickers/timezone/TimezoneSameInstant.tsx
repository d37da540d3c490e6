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

const ports = [
  { label: 'Casting off, Lisbon', zone: 'Europe/Lisbon' },
  { label: 'On the server', zone: 'UTC' },
  { label: 'In the office, Halifax', zone: 'America/Halifax' },
];

export default function TimezoneSameInstant() {
  const [castOff, setCastOff] = React.useState<Dayjs | null>(dayjs.utc('2026-06-20T23:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {ports.map(({ label, zone }) => (
          <DateTimeField
            key={zone}
            label={label}
            timezone={zone}
            value={castOff}
            onChange={setCastOff}
            ampm={false}
          />
        ))}
        <Typography role="status">
          {castOff?.isValid() ? castOff.toISOString() : 'Incomplete date or time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
