import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangePickerBasic() {
  const [hire, setHire] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-10T09:00'),
    dayjs('2026-07-12T17:30'),
  ]);
  const [start, end] = hire;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Canoe hire"
          value={hire}
          onChange={(range) => setHire(range)}
          ampm={false}
          slotProps={{
            textField: { fullWidth: true },
            popper: { 'aria-label': 'Start and end of the canoe hire' },
          }}
        />
        <Typography role="status">
          {hours > 0 ? `${hours} hours` : 'Choose a start and an end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
