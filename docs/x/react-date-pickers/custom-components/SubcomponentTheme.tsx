import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const squareCalendar = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDateCalendar: { defaultProps: { showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6 } },
    MuiDayCalendar: { styleOverrides: { weekDayLabel: { fontWeight: 700 } } },
    MuiPickersCalendarHeader: { styleOverrides: { label: { fontWeight: 700 } } },
    MuiPickersDay: {
      styleOverrides: { root: { borderRadius: 6, fontVariantNumeric: 'tabular-nums' } },
    },
  },
});

export default function SubcomponentTheme() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ThemeProvider theme={squareCalendar}>
        <DateCalendar defaultValue={dayjs('2026-12-24')} sx={{ maxWidth: '100%' }} />
      </ThemeProvider>
    </LocalizationProvider>
  );
}
