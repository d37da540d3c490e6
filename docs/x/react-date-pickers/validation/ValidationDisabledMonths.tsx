import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const SAILING_MONTHS = [4, 5, 6, 7, 8];

export default function ValidationDisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Sailing month"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2026-02-01')}
          shouldDisableMonth={(month) => !SAILING_MONTHS.includes(month.month())}
          slotProps={{ textField: { helperText: 'The harbor opens from May to September.' } }}
        />
        <DatePicker
          label="Biennale"
          views={['year']}
          openTo="year"
          defaultValue={dayjs('2025-01-01')}
          shouldDisableYear={(year) => year.year() % 2 === 1}
          slotProps={{ textField: { helperText: 'It takes place in even years.' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
