import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Pacific/Auckland';

export default function TimezoneCalendar() {
  const [eclipse, setEclipse] = React.useState<Dayjs | null>(dayjs.utc('2028-07-22T03:15:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <DateCalendar
            timezone={ZONE}
            value={eclipse}
            onChange={setEclipse}
            views={['day']}
            sx={{ maxWidth: '100%' }}
          />
          <TimeClock timezone={ZONE} value={eclipse} onChange={setEclipse} ampm={false} />
        </Stack>
        <Typography role="status">
          {`Auckland ${eclipse?.tz(ZONE).format('MMM D, HH:mm') ?? '–'}, UTC ${
            eclipse?.utc().format('MMM D, HH:mm') ?? '–'
          }`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
