import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const squareDays = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiPickersDay: {
      styleOverrides: {
        root: {
          borderRadius: 4,
          [`&.${pickersDayClasses.selected}`]: { fontWeight: 700 },
        },
      },
    },
  },
});

export default function StyledDatePicker() {
  return (
    <ThemeProvider theme={squareDays}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Square days"
          defaultValue={dayjs('2026-04-17')}
          displayWeekNumber
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          slotProps={{ openPickerButton: { color: 'primary' } }}
          sx={{ maxWidth: 280 }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
