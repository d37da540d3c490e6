import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function TimezoneUtc() {
  const [logged, setLogged] = React.useState<Dayjs | null>(dayjs.utc('2026-01-31T23:59:30Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Request logged, UTC"
          timezone="UTC"
          value={logged}
          onChange={setLogged}
          format="YYYY-MM-DD HH:mm:ss"
          ampm={false}
          helperText={logged?.isValid() ? `Unix time ${logged.unix()}` : 'Incomplete date or time'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
