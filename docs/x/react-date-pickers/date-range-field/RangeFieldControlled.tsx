import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RangeFieldControlled() {
  const [lease, setLease] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-01'),
    dayjs('2027-03-31'),
  ]);
  const [start, end] = lease;
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 340 }}>
        <SingleInputDateRangeField
          label="Lease"
          value={lease}
          onChange={(range) => setLease(range)}
        />
        <Button
          variant="outlined"
          disabled={days === null}
          onClick={() => setLease([start, end?.add(1, 'year') ?? null])}
        >
          Extend by a year
        </Button>
        <Typography role="status">
          {days === null ? 'Enter both dates.' : `${days} days`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
