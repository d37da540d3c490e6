import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeClockBasic() {
  const [feeding, setFeeding] = React.useState<Dayjs | null>(dayjs('2026-05-09T07:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <TimeClock
          value={feeding}
          onChange={setFeeding}
          showViewSwitcher
          ampmInClock
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">
          {feeding === null ? 'No time chosen' : `Feeding the owls at ${feeding.format('hh:mm A')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
