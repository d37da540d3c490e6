import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarViews() {
  const [note, setNote] = React.useState('Start with a year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          defaultValue={dayjs('1994-10-02')}
          maxDate={dayjs('2026-12-31')}
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          yearsPerRow={4}
          onChange={(value, state) =>
            setNote(`${value?.format('MMM D, YYYY') ?? 'No day'}: ${state ?? 'no state'}`)
          }
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">{note}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
