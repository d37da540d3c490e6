import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

/** Nights to Saturday and Sunday cost more. */
const priceOf = (night: Dayjs) => ([5, 6].includes(night.day()) ? 140 : 95);

function totalOf([start, end]: DateRange<Dayjs>): number {
  const nights = start && end ? end.diff(start, 'day') : 0;
  return Array.from({ length: nights }, (_, night) => start?.add(night, 'day')).reduce(
    (sum, night) => sum + (night ? priceOf(night) : 0),
    0,
  );
}

function PricedDay(props: DateRangePickerDayProps) {
  return (
    <DateRangePickerDay
      {...props}
      aria-label={`${props.day.date()} $${priceOf(props.day)}, ${props.day.format('MMMM')}`}
      sx={{ [`& .${pickersDayClasses.root}`]: { flexDirection: 'column', lineHeight: 1.1 } }}
    >
      {props.day.date()}{' '}
      <Box component="span" sx={{ fontSize: 10 }}>
        ${priceOf(props.day)}
      </Box>
    </DateRangePickerDay>
  );
}

export default function RangeCalendarPrices() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-06'),
    dayjs('2026-05-11'),
  ]);
  const total = totalOf(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={(range) => setStay(range)}
          slots={{ day: PricedDay }}
        />
        <Typography role="status">
          {total === 0 ? 'Choose the day of departure' : `Total: $${total}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
