import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeFieldBasic() {
  const [sighting, setSighting] = React.useState<Dayjs | null>(dayjs('2026-05-03T05:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Bird sighting"
          value={sighting}
          onChange={setSighting}
          referenceDate={dayjs('2026-05-03T05:20')}
        />
        <Typography role="status">
          {sighting?.isValid()
            ? `Logged for ${sighting.format('MMMM D, HH:mm')}`
            : 'Complete the moment'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
