import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const season = new Map([
  ['May', 'asparagus'],
  ['June', 'strawberries'],
  ['July', 'cherries'],
  ['August', 'plums'],
  ['September', 'apples'],
  ['October', 'pumpkins'],
]);

export default function SubcomponentMonthButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        aria-label="Month of the farm visit"
        defaultValue={dayjs('2026-07-01')}
        monthsPerRow={4}
        shouldDisableMonth={(month) => !season.has(month.format('MMMM'))}
        slotProps={{
          monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
            sx: {
              borderRadius: 1,
              border: 1,
              borderColor: isMonthSelected ? 'primary.main' : 'divider',
              textDecoration: isMonthDisabled ? 'line-through' : 'none',
            },
          }),
        }}
        sx={{ maxWidth: '100%', rowGap: 1 }}
      />
    </LocalizationProvider>
  );
}
