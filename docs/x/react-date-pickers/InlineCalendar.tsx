import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function InlineCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar value={day} onChange={setDay} displayWeekNumber />
        <Typography role="status">
          {day === null ? 'No day chosen' : `Tour on ${day.format('dddd, MMMM D')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
