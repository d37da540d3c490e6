import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function TimezonePlainDay() {
  const [stored, setStored] = React.useState<string | null>('2026-10-03');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Apple pressing"
          defaultValue={dayjs.utc('2026-10-03')}
          timezone="UTC"
          onChange={(day) => setStored(day?.isValid() ? day.format('YYYY-MM-DD') : null)}
        />
        <Typography role="status">Stored: {stored ?? 'nothing'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
