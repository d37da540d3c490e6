import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import { useRtl } from '@mui/system/RtlProvider';
import dayjs from 'dayjs';

function QuarterHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, labelId, minDate, maxDate } = props;
  const rtl = useRtl();
  const [Back, Forward] = rtl
    ? [KeyboardArrowRightIcon, KeyboardArrowLeftIcon]
    : [KeyboardArrowLeftIcon, KeyboardArrowRightIcon];
  const earlier = currentMonth.subtract(3, 'month');
  const later = currentMonth.add(3, 'month');

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2, py: 1 }}>
      <IconButton
        aria-label="Three months back"
        disabled={earlier.isBefore(minDate, 'month')}
        onClick={() => onMonthChange(earlier)}
      >
        <Back />
      </IconButton>
      <Stack id={labelId} aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center' }}>
        {currentMonth.format('MMMM YYYY')}
      </Stack>
      <IconButton
        aria-label="Three months ahead"
        disabled={later.isAfter(maxDate, 'month')}
        onClick={() => onMonthChange(later)}
      >
        <Forward />
      </IconButton>
      <Button size="small" onClick={() => onMonthChange(dayjs('2026-05-01'))}>
        May
      </Button>
    </Stack>
  );
}

export default function SubcomponentHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={dayjs('2026-05-01')}
        views={['day']}
        slots={{ calendarHeader: QuarterHeader }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
