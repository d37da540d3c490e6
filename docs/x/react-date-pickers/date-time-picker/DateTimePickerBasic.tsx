import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimePickerBasic() {
  const [sailing, setSailing] = React.useState<Dayjs | null>(dayjs('2026-06-19T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Ferry leaves"
          value={sailing}
          onChange={setSailing}
          referenceDate={dayjs('2026-06-19T07:45')}
        />
        <Typography role="status">
          {sailing?.isValid()
            ? `Check-in closes at ${sailing.subtract(40, 'minute').format('HH:mm')}`
            : 'No departure yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
