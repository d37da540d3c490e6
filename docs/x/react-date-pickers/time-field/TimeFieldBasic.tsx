import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeFieldBasic() {
  const [milking, setMilking] = React.useState<Dayjs | null>(dayjs('2026-05-09T05:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TimeField
          label="Morning milking"
          value={milking}
          onChange={setMilking}
          referenceDate={dayjs('2026-05-09')}
          ampm={false}
          clearable
        />
        <Typography role="status">
          {milking?.isValid()
            ? `Evening milking at ${milking.add(12, 'hour').format('HH:mm')}`
            : 'Incomplete time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
