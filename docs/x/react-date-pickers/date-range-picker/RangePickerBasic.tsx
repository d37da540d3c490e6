import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RangePickerBasic() {
  const isWide = useMediaQuery('(min-width: 720px)');
  const [booked, setBooked] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-03'),
    dayjs('2026-08-07'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <DateRangePicker
          label="Pottery workshop"
          calendars={isWide ? 2 : 1}
          defaultValue={booked}
          onAccept={(range) => setBooked(range)}
          slotProps={{
            textField: { fullWidth: true },
            popper: { 'aria-label': 'Days of the pottery workshop' },
          }}
        />
        <Typography role="status">
          {booked.map((day) => (day?.isValid() ? day.format('MMMM D') : 'open')).join(' to ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
