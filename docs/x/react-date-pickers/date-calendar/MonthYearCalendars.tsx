import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const start = dayjs('2026-03-01');

export default function MonthYearCalendars() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 2 }}>
        <Typography id={`${id}-month`}>Month of the first issue</Typography>
        <MonthCalendar
          gridLabelId={`${id}-month`}
          defaultValue={start}
          monthsPerRow={4}
          shouldDisableMonth={(month) => month.month() === 7}
          sx={{ maxWidth: '100%' }}
        />
        <Typography id={`${id}-year`}>Year of the first issue</Typography>
        <YearCalendar
          gridLabelId={`${id}-year`}
          defaultValue={start}
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2031-12-31')}
          yearsPerRow={4}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
