import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import dayjs from 'dayjs';

export default function SubcomponentDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-08-13')}
        disableHighlightToday
        slots={{ leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon }}
        slotProps={{
          previousIconButton: { size: 'small' },
          nextIconButton: { size: 'small' },
          day: ({ day }) =>
            [0, 6].includes(day.day())
              ? {
                  'aria-label': `${day.date()}, weekend`,
                  sx: {
                    [`&:not(.${pickersDayClasses.selected})`]: {
                      border: 1,
                      borderColor: 'divider',
                      fontWeight: 700,
                    },
                  },
                }
              : {},
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
