import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const TUESDAY = 2;

export default function SlotPropsByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', alignItems: 'center' }}>
        <DateCalendar
          disableHighlightToday
          defaultValue={dayjs('2026-05-14')}
          sx={{ maxWidth: '100%' }}
          slotProps={{
            day: ({ day, isDayOutsideMonth }) => {
              const isMarket = (day as Dayjs).day() === TUESDAY && !isDayOutsideMonth;
              return isMarket
                ? { title: 'Market', sx: { outline: '2px solid', outlineOffset: -3 } }
                : {};
            },
          }}
        />
        <Typography variant="body2">Outlined days: market in the square</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
