import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

/** Weekends cost more, and so does the week of the festival. */
function priceOf(day: PickersDayProps['day']): number {
  const isFestival = day.month() === 5 && day.date() >= 15 && day.date() <= 21;
  return 79 + ([5, 6].includes(day.day()) ? 40 : 0) + (isFestival ? 60 : 0);
}

function PriceDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const price = priceOf(day);

  return (
    <PickersDay
      {...props}
      aria-label={`${day.date()} $${price}, ${day.format('MMMM')}`}
      sx={{ width: 40, height: 40, flexDirection: 'column', lineHeight: 1.2, borderRadius: 1 }}
    >
      {day.date()}{' '}
      {!outsideCurrentMonth && (
        <Box component="span" sx={{ fontSize: 11 }}>
          ${price}
        </Box>
      )}
    </PickersDay>
  );
}

export default function SubcomponentDaySlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-06-18')}
        views={['day']}
        disableHighlightToday
        showDaysOutsideCurrentMonth
        slots={{ day: PriceDay }}
        sx={{
          width: 340,
          maxWidth: '100%',
          height: 'auto',
          maxHeight: 'none',
          [`& .${dayCalendarClasses.slideTransition}`]: { minHeight: 264 },
          [`& .${dayCalendarClasses.weekDayLabel}`]: { width: 40 },
        }}
      />
    </LocalizationProvider>
  );
}
