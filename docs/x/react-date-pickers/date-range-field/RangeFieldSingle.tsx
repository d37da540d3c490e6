import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function RangeFieldSingle() {
  const [season, setSeason] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-01'),
    dayjs('2026-09-30'),
  ]);
  const [opens, closes] = season;
  const days = opens?.isValid() && closes?.isValid() ? closes.diff(opens, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Pool season"
          value={season}
          onChange={(range) => setSeason(range)}
          clearable
          fullWidth
        />
        <Typography role="status">{days > 0 ? `Open on ${days} days` : 'No season yet'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
