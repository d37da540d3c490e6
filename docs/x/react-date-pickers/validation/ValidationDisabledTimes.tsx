import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isBreak = (time: Dayjs) => time.hour() === 12 || time.hour() === 13;

export default function ValidationDisabledTimes() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-05-11T12:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 240 }}>
        <TimeField
          label="Call back at"
          value={time}
          onChange={setTime}
          shouldDisableTime={isBreak}
          helperText="Not during lunch, 12 to 2 PM"
        />
        <DigitalClock
          value={time}
          onChange={setTime}
          minTime={dayjs('2026-05-11T10:00')}
          maxTime={dayjs('2026-05-11T16:00')}
          shouldDisableTime={isBreak}
          skipDisabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
