import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

export default function SubcomponentHeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-02-19')}
        slotProps={{
          calendarHeader: {
            format: 'YYYY / MM',
            sx: {
              bgcolor: 'action.hover',
              borderRadius: 2,
              mx: 1.5,
              paddingInline: 1.5,
              [`& .${pickersCalendarHeaderClasses.label}`]: { fontVariantNumeric: 'tabular-nums' },
            },
          },
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
