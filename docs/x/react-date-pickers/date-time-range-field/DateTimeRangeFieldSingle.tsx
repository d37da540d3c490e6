import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangeFieldSingle() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-02-06T22:00'),
    dayjs('2026-02-07T06:15'),
  ]);
  const [from, until] = shift;
  const minutes = from?.isValid() && until?.isValid() ? until.diff(from, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Night shift"
          value={shift}
          onChange={(range) => setShift(range)}
          format="MM/DD/YY HH:mm"
          fullWidth
        />
        <Typography role="status">
          {minutes > 0
            ? `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`
            : 'No shift yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
