import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ControlledDatePicker() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-04-17'));
  const isUsable = start?.isValid() ?? false;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="First day of the rental"
          value={start}
          onChange={setStart}
          referenceDate={dayjs('2026-04-17')}
        />
        <Button
          variant="outlined"
          disabled={!isUsable}
          onClick={() => setStart((date) => date && date.add(1, 'week'))}
        >
          One week later
        </Button>
        <Typography role="status">
          {isUsable && start
            ? `Return on ${start.add(6, 'day').format('MMMM D, YYYY')}`
            : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
