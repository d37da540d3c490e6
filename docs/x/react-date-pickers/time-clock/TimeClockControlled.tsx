import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeClockControlled() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2026-05-11T06:45'));
  const later = (minutes: number) => setAlarm((old) => old?.add(minutes, 'minute') ?? null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1, maxWidth: '100%' }}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" onClick={() => later(-15)}>
            15 min earlier
          </Button>
          <Button variant="outlined" onClick={() => later(15)}>
            15 min later
          </Button>
        </Stack>
        <TimeClock value={alarm} onChange={setAlarm} ampm={false} showViewSwitcher />
      </Stack>
    </LocalizationProvider>
  );
}
