import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BaseSharedValue() {
  const [moment, setMoment] = React.useState<Dayjs | null>(dayjs('2026-05-16T10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 340 }}>
        <DateTimePicker label="Guided walk" value={moment} onChange={setMoment} />
        <DateField label="Only its day" value={moment} onChange={setMoment} />
        <DigitalClock
          value={moment}
          onChange={setMoment}
          timeStep={60}
          minTime={dayjs('2026-05-16T09:00')}
          maxTime={dayjs('2026-05-16T13:00')}
          skipDisabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
