import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DigitalClockBasic() {
  const [tour, setTour] = React.useState<Dayjs | null>(dayjs('2026-09-12T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center' }}>
        <DigitalClock
          value={tour}
          onChange={(time: Dayjs | null) => setTour(time)}
          sx={{ width: 140, maxHeight: 220 }}
        />
        <Typography role="status">Mill tour at {tour?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
