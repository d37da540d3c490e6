import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const dayOf = (index: number) => dayjs('2026-06-01').add(index, 'day');

export default function ValidationLimits() {
  const labelId = React.useId();
  const [limits, setLimits] = React.useState<number[]>([7, 20]);
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-06-24'));
  const [first = 0, last = 29] = limits;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
        <Typography id={labelId}>
          {`Booking from ${dayOf(first).format('MMM D')} to ${dayOf(last).format('MMM D')}`}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={limits}
          onChange={(_event, next) => setLimits(next)}
          max={29}
          getAriaValueText={(index) => dayOf(index).format('MMMM D')}
        />
        <DateField
          label="Campsite"
          value={value}
          onChange={setValue}
          minDate={dayOf(first)}
          maxDate={dayOf(last)}
        />
        <DateCalendar
          value={value}
          onChange={setValue}
          minDate={dayOf(first)}
          maxDate={dayOf(last)}
          views={['day']}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
